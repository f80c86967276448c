import type { ReactNode } from "react";
import type { OrderStatus } from "@/lib/orders/status";

/** The statuses that can be set by hand. */
export type NewStatus = Exclude<OrderStatus, "Pending">;

interface StatusText {
  /** The text of the button that opens the dialog, and of the one that confirms it. */
  action: string;
  /** A short text for rows of the list. */
  short: string;
  question: (what: ReactNode) => ReactNode;
  /** The meaning of the status and how the customer is notified, shown before it is set. */
  meaning: (told: string) => string;
}

export const STATUS_TEXT: Record<NewStatus, StatusText> = {
  Processing: {
    action: "Start Production",
    short: "Start Production",
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
