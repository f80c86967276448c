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

/**
 * Null when there is nothing to show: nothing was paid and nothing is due, or the order has no payment method and
 * nothing was paid yet.
 */
export function paymentLabel(payment: Payment, now = new Date()): PaymentLabel | null {
  const { method, state, due, paid, billed } = payment;
  if (paid === 0 && (due === 0 || (method === null && !billed))) return null;
  return isOverdue(payment, now) ? "overdue" : state;
}

/** True when the customer chose to pay in advance and has not paid yet, so that production should wait. */
export function isAwaitingPayment({ method, due }: Pick<Payment, "method" | "due">): boolean {
  return due > 0 && (method === "upi" || method === "bank" || isGateway(method));
}

type Due = Pick<OrderAnswer, "due">;

/** What is to be paid before production begins; undefined where nothing was agreed. */
export const findAdvance = ({ due }: Due) => due.find(({ rule }) => rule === "before_production");

const unpaidRupees = (rows: Due["due"]): number =>
  toRupees(rows.reduce((sum, { amount, paid }) => sum + toPaise(amount) - toPaise(paid), 0));

/** Rupees that are to be paid before production begins and have not come in. */
export const unpaidAdvance = ({ due }: Due): number =>
  unpaidRupees(due.filter(({ rule }) => rule === "before_production"));

/** Rupees that can be asked for by now; of an order without payment steps all that is due. */
export function payableNow({ due, payment }: Pick<OrderAnswer, "due" | "payment">): number {
  if (!due.some(({ rule }) => rule !== null)) return payment.due;
  return unpaidRupees(due.filter(({ state }) => state === "due" || state === "overdue"));
}

/** Rupees that came in beyond what is charged for the order, and are to be given back. */
export function owedBack({ due, payment }: Pick<OrderAnswer, "due" | "payment">): number {
  const charged = due.reduce((sum, { amount }) => sum + toPaise(amount), 0);
  const received = toPaise(payment.paid) - toPaise(payment.refunded);
  return toRupees(Math.max(0, received - charged));
}

/** True when an order is paid in full. */
export const isPaid = ({ state }: Pick<Payment, "state">): boolean =>
  state === "paid" || state === "over";

/**
 * Whether the page of an order tells of its payment. When payment is arranged individually, its state is shown once a
 * payment is recorded or the order, which has then left, is invoiced.
 */
export function tellsPayment(order: Pick<OrderAnswer, "payment" | "due">): boolean {
  const { method, paid, billed } = order.payment;
  return method !== null || paid > 0 || billed || unpaidAdvance(order) > 0;
}

/** Whether its document is an invoice; a proforma until then. */
export const hasInvoice = ({ documents }: Pick<OrderAnswer, "documents">): boolean =>
  documents.some(({ kind, cancelled }) => kind === "invoice" && !cancelled);
