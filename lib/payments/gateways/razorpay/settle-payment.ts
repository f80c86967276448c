import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient, RazorpayOrder } from "@/lib/db/generated/client";
import { lockOrder, type LockedOrder } from "@/lib/orders/lock-order";
import { toSafePaise } from "@/lib/pricing/money";
import { bookPayment } from "../book-payment";
import { byGateway } from "../by-gateway";
import { settleRefund } from "../settle-refund";
import { capturePayment, fetchPayment, fetchRefunds } from "./client";
import type { RazorpayPayment } from "./entities";
import { RazorpayRefused } from "./errors";

/**
 * Result for a payment: "booked" adds it to the ledger, "known" was added before, "open" is not captured yet, "foreign"
 * belongs to no order of this shop.
 */
export type Settled = "booked" | "known" | "open" | "foreign";

/**
 * Updates the ledger to Razorpay's state of a payment. Every report of a payment goes through this function. The order
 * is the one for which the shop created the Razorpay order; no field of the payment can change that. The amount is the
 * captured one, without the fee that Razorpay adds when the customer bears it ("customer fee bearer"): that belongs to
 * Razorpay, and makes the payment larger than its order.
 * @param payment as read from Razorpay's API, never as received from a sender
 */
export async function settlePayment(db: PrismaClient, payment: RazorpayPayment): Promise<Settled> {
  const made =
    payment.razorpayOrderId &&
    (await db.razorpayOrder.findUnique({ where: { id: payment.razorpayOrderId } }));
  if (!made) return "foreign";
  const captured = payment.isCaptured ? payment : await capture(db, made, payment);
  if (!captured) return "open";
  const amountPaise = withoutFee(made, captured);
  const booked = await db.$transaction((tx) => book(tx, made, { ...captured, amountPaise }));
  if (booked === "known") return booked;
  if (captured.refundedPaise > 0) await settleRefunds(db, captured.id);
  return "booked";
}

/** Nobody can pay more for an order at Razorpay than its amount; the excess is the fee. */
const withoutFee = (made: RazorpayOrder, { amountPaise }: RazorpayPayment): number =>
  Math.min(amountPaise, toSafePaise(made.amountPaise));

/** Captures an authorized payment while an amount is due; otherwise the bank releases the money. */
async function capture(
  db: PrismaClient,
  made: RazorpayOrder,
  payment: RazorpayPayment,
): Promise<RazorpayPayment | null> {
  if (!payment.isAuthorized) return null;
  const order = await db.order.findUniqueOrThrow({
    where: { id: made.orderId },
    select: { outstandingPaise: true },
  });
  if (order.outstandingPaise <= 0n) return null;
  try {
    const amountPaise = withoutFee(made, payment);
    const captured = await capturePayment({ id: payment.id, amountPaise });
    return captured.isCaptured ? captured : null;
  } catch (error) {
    if (!(error instanceof RazorpayRefused)) throw error;
    // It was captured meanwhile by another request, or the authorization has expired.
    const now = await fetchPayment(payment.id);
    return now.isCaptured ? now : null;
  }
}

async function book(tx: Transaction, made: RazorpayOrder, payment: RazorpayPayment) {
  const order = await lockOrder(tx, made.orderId);
  if (payment.currency !== "INR") return leaveForeignCurrency(tx, made, order, payment);
  const booked = await bookPayment(tx, order, { gateway: "razorpay", payment });
  if (booked !== "known") await markSettled(tx, made);
  return booked;
}

async function markSettled(tx: Transaction, { id, settledAt }: RazorpayOrder): Promise<void> {
  if (settledAt) return;
  await tx.razorpayOrder.update({
    where: { id },
    data: { settledAt: new Date() },
    select: { id: true },
  });
}

/** The ledger is in rupees: a payment in another currency is reported to the owner once and not converted. */
async function leaveForeignCurrency(
  tx: Transaction,
  made: RazorpayOrder,
  order: LockedOrder,
  { id, currency }: RazorpayPayment,
): Promise<"known"> {
  const before = await tx.razorpayOrder.findUniqueOrThrow({ where: { id: made.id } });
  if (before.settledAt) return "known";
  await markSettled(tx, before);
  await recordAudit(tx, {
    ...byGateway("razorpay"),
    event: "Payment Check Failed",
    status: "warning",
    description: `Payment ${id} for order ${order.orderId} came in ${currency}; please record it in rupees`,
    details: { order: order.orderId, providerId: id, currency },
  });
  return "known";
}

/** Adds the refunds of a payment that was first reported after parts of it were refunded. */
async function settleRefunds(db: PrismaClient, paymentId: string): Promise<void> {
  for (const refund of await fetchRefunds(paymentId)) await settleRefund(db, "razorpay", refund);
}
