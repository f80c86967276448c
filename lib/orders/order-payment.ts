import type { PaymentMethod } from "@/lib/shop/payment-methods/methods";
import type { PaymentSteps } from "./due/payment-steps";

/** Payment state of an order, derived from the ledger by the database (docs/product.md: Payments). */
export const PAYMENT_STATES = ["unpaid", "part", "paid", "over", "refunded"] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Amounts in paise. */
export interface OrderPayment {
  /** Null: no payment method was enabled when the order was placed. */
  method: PaymentMethod | null;
  state: PaymentState;
  /** The amount still due; negative when it is owed back. */
  outstandingPaise: number;
  /** Totals of all receipts and of all refunds. */
  paidPaise: number;
  refundedPaise: number;
  /** True when its invoice was issued. */
  isBilled: boolean;
  /** The first due day with an unpaid amount; null when none is known. */
  dueOn: Date | null;
  /** Percent of the total due before production begins. */
  advancePercent: number;
  /** Payment steps; absent when the whole amount, less its advance, is due on one day. */
  steps?: PaymentSteps;
  /** Invoices less their credit notes, oldest first. */
  invoices?: readonly { issuedOn: Date; totalPaise: number }[];
}
