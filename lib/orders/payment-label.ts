import { dayName } from "@/lib/base/india-time";
import { isGateway } from "@/lib/shop/payment-methods/methods";
import type { OrderAnswer } from "./schemas";

type Payment = OrderAnswer["payment"];

/** What an order's payment is called where orders are listed. */
export const PAYMENT_LABELS = {
  unpaid: "Unpaid",
  overdue: "Overdue",
  part: "Part paid",
  paid: "Paid",
  over: "To refund",
  refunded: "Paid back",
} as const;

export type PaymentLabel = keyof typeof PAYMENT_LABELS;

/** Whether the day by which it was to be paid has gone by, in India. */
export function isOverdue({ due, dueOn }: Pick<Payment, "due" | "dueOn">, now = new Date()) {
  return due > 0 && dueOn !== null && dueOn < dayName(now);
}

/**
 * Null where there is nothing to say: nothing came in, and nothing is asked for, or of an order for which no way
 * to pay was chosen not yet.
 */
export function paymentLabel(payment: Payment, now = new Date()): PaymentLabel | null {
  const { method, state, due, paid, billed } = payment;
  if (paid === 0 && (due === 0 || (method === null && !billed))) return null;
  return isOverdue(payment, now) ? "overdue" : state;
}

/** Whether production would begin before the customer has paid as they said they would. */
export function isAwaitingPayment({ method, due }: Pick<Payment, "method" | "due">): boolean {
  return due > 0 && (method === "upi" || method === "bank" || isGateway(method));
}
