import type { PaymentMethod } from "@/lib/shop/payment-methods/methods";

/** Payment state of an order, derived from the ledger by the database (docs/product.md: Payments). */
export const PAYMENT_STATES = ["unpaid", "part", "paid", "over", "refunded"] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Amounts in paise. */
export interface OrderPayment {
  /** Null: no payment method was enabled when the order was placed. */
  method: PaymentMethod | null;
  state: PaymentState;
  /** The amount still to be paid; negative: the amount to be given back. */
  outstandingPaise: number;
  /** Totals of all receipts and of all refunds. */
  paidPaise: number;
  refundedPaise: number;
  /** True when its invoice was issued. */
  isBilled: boolean;
  /** The last day to pay; null when none was agreed. */
  dueOn: Date | null;
  /** Percent of the total that is to be paid before production begins. */
  advancePercent: number;
}
