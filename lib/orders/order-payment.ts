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
  /** The amount still to be paid; negative: the amount to be given back. */
  outstandingPaise: number;
  /** Totals of all receipts and of all refunds. */
  paidPaise: number;
  refundedPaise: number;
  /** True when its invoice was issued. */
  isBilled: boolean;
  /** The first day by which something unpaid is due; null when none is known. */
  dueOn: Date | null;
  /** Percent of the total that is to be paid before production begins. */
  advancePercent: number;
  /** What is paid when; left out of an order whose whole amount, less its advance, is due on one day. */
  steps?: PaymentSteps;
  /** Its invoices less what credit notes took back of them, oldest first. */
  invoices?: readonly { issuedOn: Date; totalPaise: number }[];
}
