import { dayName } from "@/lib/base/india-time";
import { toPaise, toRupees } from "@/lib/pricing/money";
import { isGateway } from "@/lib/shop/payment-methods/methods";
import type { OrderAnswer } from "../schemas";

type Payment = OrderAnswer["payment"];

/** Payment labels in lists of orders. */
export const PAYMENT_LABELS = {
  unpaid: "Unpaid",
  overdue: "Overdue",
  part: "Part paid",
  paid: "Paid",
  over: "To refund",
  refunded: "Paid back",
} as const;

export type PaymentLabel = keyof typeof PAYMENT_LABELS;

/** True when the due day has passed in India and an amount is still due. */
export function isOverdue({ due, dueOn }: Pick<Payment, "due" | "dueOn">, now = new Date()) {
  return due > 0 && dueOn !== null && dueOn < dayName(now);
}

/** Null when there is nothing to show: nothing paid and nothing due, or no payment method and nothing paid yet. */
export function paymentLabel(payment: Payment, now = new Date()): PaymentLabel | null {
  const { method, state, due, paid, billed } = payment;
  if (paid === 0 && (due === 0 || (method === null && !billed))) return null;
  return isOverdue(payment, now) ? "overdue" : state;
}

/** True when the customer pays in advance and has not paid yet, so that production should wait. */
export function isAwaitingPayment({ method, due }: Pick<Payment, "method" | "due">): boolean {
  return due > 0 && (method === "upi" || method === "bank" || isGateway(method));
}

type Due = Pick<OrderAnswer, "due">;

/** The amount due before production begins; undefined when none was agreed. */
export const findAdvance = ({ due }: Due) => due.find(({ rule }) => rule === "before_production");

const unpaidRupees = (rows: Due["due"]): number =>
  toRupees(rows.reduce((sum, { amount, paid }) => sum + toPaise(amount) - toPaise(paid), 0));

/** Unpaid rupees due before production begins. */
export const unpaidAdvance = ({ due }: Due): number =>
  unpaidRupees(due.filter(({ rule }) => rule === "before_production"));

/** Rupees payable now; for an order without payment steps, everything due. */
export function payableNow({ due, payment }: Pick<OrderAnswer, "due" | "payment">): number {
  if (!due.some(({ rule }) => rule !== null)) return payment.due;
  return unpaidRupees(due.filter(({ state }) => state === "due" || state === "overdue"));
}

/** Rupees received beyond the charge of the order, to be given back. */
export function owedBack({ due, payment }: Pick<OrderAnswer, "due" | "payment">): number {
  const charged = due.reduce((sum, { amount }) => sum + toPaise(amount), 0);
  const received = toPaise(payment.paid) - toPaise(payment.refunded);
  return toRupees(Math.max(0, received - charged));
}

export const isPaid = ({ state }: Pick<Payment, "state">): boolean =>
  state === "paid" || state === "over";

/**
 * True when the page of an order shows its payment. With individually arranged payment, only once a payment is
 * recorded or the dispatched order is invoiced.
 */
export function showsPayment(order: Pick<OrderAnswer, "payment" | "due">): boolean {
  const { method, paid, billed } = order.payment;
  return method !== null || paid > 0 || billed || unpaidAdvance(order) > 0;
}

/** True when its document is an invoice; until then it is a proforma. */
export const hasInvoice = ({ documents }: Pick<OrderAnswer, "documents">): boolean =>
  documents.some(({ kind, cancelled }) => kind === "invoice" && !cancelled);
