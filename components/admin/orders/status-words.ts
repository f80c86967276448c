import type { OrderStatus } from "@/lib/orders/status";

/** What a status can be changed to by hand. */
export type NewStatus = Exclude<OrderStatus, "Pending">;

interface StatusWords {
  /** On the button that asks for it, and on the one that does it. */
  action: string;
  /** In a row of the list, where there is little room. */
  short: string;
  question: (what: string) => string;
  /** What it means, before it is done. */
  meaning: string;
}

export const STATUS_WORDS: Record<NewStatus, StatusWords> = {
  Processing: {
    action: "Start Production",
    short: "Produce",
    question: (what) => `Start production of ${what}?`,
    meaning:
      "The status becomes Processing, and cancelling is no longer possible. The customer is told by mail.",
  },
  Shipped: {
    action: "Mark as Shipped",
    short: "Ship",
    question: (what) => `Mark ${what} as shipped?`,
    meaning:
      "The status becomes Shipped. Tracking details can be added and corrected later. The customer is told by mail.",
  },
  Delivered: {
    action: "Mark as Delivered",
    short: "Deliver",
    question: (what) => `Mark ${what} as delivered?`,
    meaning: "The status becomes Delivered, which is final. The customer is told by mail.",
  },
  Cancelled: {
    action: "Cancel Order",
    short: "Cancel",
    question: (what) => `Cancel ${what}?`,
    meaning:
      "Nothing of it will be produced, and its goods go back into stock. The customer is told by mail. This cannot be undone.",
  },
};

/** "1 order", "1,200 orders" */
export function orderCount(count: number): string {
  return count === 1 ? "1 order" : `${count.toLocaleString("en-IN")} orders`;
}
