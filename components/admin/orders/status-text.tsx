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
  meaning: (notice: string) => string;
}

export const STATUS_TEXT: Record<NewStatus, StatusText> = {
  Processing: {
    action: "Start Production",
    short: "Start Production",
    question: (what) => <>Start production of {what}?</>,
    meaning: (notice) =>
      `The order moves to Processing and can no longer be cancelled by its customer. ${notice}`,
  },
  Shipped: {
    action: "Mark as Shipped",
    short: "Ship",
    question: (what) => <>Mark {what} as shipped?</>,
    meaning: (notice) =>
      `The order moves to Shipped. You can add or edit tracking details later. ${notice}`,
  },
  Delivered: {
    action: "Mark as Delivered",
    short: "Deliver",
    question: (what) => <>Mark {what} as delivered?</>,
    meaning: (notice) => `The order moves to Delivered, its last step. ${notice}`,
  },
  Cancelled: {
    action: "Cancel Order",
    short: "Cancel",
    question: (what) => <>Cancel {what}?</>,
    meaning: (notice) =>
      `It will not be produced, and its items go back into stock. ${notice} This cannot be undone.`,
  },
};
