import type { ReactNode } from "react";
import type { OrderStatus } from "@/lib/orders/status";

/** What a status can be changed to by hand. */
export type NewStatus = Exclude<OrderStatus, "Pending">;

interface StatusText {
  /** On the button that asks for it, and on the one that does it. */
  action: string;
  /** In a row of the list, where there is little room. */
  short: string;
  question: (what: ReactNode) => ReactNode;
  /** What it means, before it is done, with how the customer learns of it. */
  meaning: (told: string) => string;
}

export const STATUS_TEXT: Record<NewStatus, StatusText> = {
  Processing: {
    action: "Start Production",
    short: "Start production",
    question: (what) => <>Start production of {what}?</>,
    meaning: (told) =>
      `The order moves to Processing and can no longer be cancelled by its customer. ${told}`,
  },
  Shipped: {
    action: "Mark as Shipped",
    short: "Ship",
    question: (what) => <>Mark {what} as shipped?</>,
    meaning: (told) =>
      `The order moves to Shipped. You can add or edit tracking details later. ${told}`,
  },
  Delivered: {
    action: "Mark as Delivered",
    short: "Deliver",
    question: (what) => <>Mark {what} as delivered?</>,
    meaning: (told) => `The order moves to Delivered, its last step. ${told}`,
  },
  Cancelled: {
    action: "Cancel Order",
    short: "Cancel",
    question: (what) => <>Cancel {what}?</>,
    meaning: (told) =>
      `It will not be produced, and its items go back into stock. ${told} This cannot be undone.`,
  },
};
