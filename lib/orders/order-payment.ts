import type { PaymentMethod } from "@/lib/shop/payment-methods/methods";

/** What the ledger says of an order, as the database derives it (docs/product.md: Payments). */
export const PAYMENT_STATES = ["unpaid", "part", "paid", "over", "refunded"] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Amounts in paise. */
export interface OrderPayment {
  /** Null: no way to pay was switched on when the order was placed. */
  method: PaymentMethod | null;
  state: PaymentState;
  /** What is still to be paid; below zero: what is to be given back. */
  outstandingPaise: number;
  /** All that came in, and all that went back. */
  paidPaise: number;
  refundedPaise: number;
  /** Whether its invoice was issued. */
  isBilled: boolean;
  /** The last day to pay on; null where none was agreed. */
  dueOn: Date | null;
}
