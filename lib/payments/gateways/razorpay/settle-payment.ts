import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient, RazorpayOrder } from "@/lib/db/generated/client";
import { lockOrder, type LockedOrder } from "@/lib/orders/lock-order";
import { bookPayment } from "../book-payment";
import { byGateway } from "../by-gateway";
import { refundLate } from "../refund-late";
import { settleRefund } from "../settle-refund";
import { capturePayment, fetchPayment, fetchRefunds, RAZORPAY } from "./client";
import type { RazorpayPayment } from "./entities";
import { RazorpayRefused } from "./errors";

/**
 * What became of a payment: it was added to the ledger now, had been before, has not come in yet, or
 * belongs to nothing of this shop's.
 */
export type Settled = "booked" | "known" | "open" | "foreign";

/**
 * Brings the ledger up to what Razorpay says of a payment; the only way in, whoever told of it and however
 * often. The order is the one for which the shop made the payment's order at Razorpay: nothing that the
 * payment says about itself makes it another's. The amount is what was captured.
 * @param payment as Razorpay answered it, never as somebody told
 */
export async function settlePayment(db: PrismaClient, payment: RazorpayPayment): Promise<Settled> {
  const made =
    payment.razorpayOrderId &&
    (await db.razorpayOrder.findUnique({ where: { id: payment.razorpayOrderId } }));
  if (!made) return "foreign";
  const captured = payment.isCaptured ? payment : await capture(db, made, payment);
  if (!captured) return "open";
  const booked = await db.$transaction((tx) => book(tx, made, captured));
  if (booked === "known") return booked;
  if (booked === "late") await refundLate(db, RAZORPAY, captured.id);
  else if (captured.refundedPaise > 0) await settleRefunds(db, captured.id);
  return "booked";
}

/** Money that is only set aside is taken where it is still asked for; else its bank lets go of it. */
async function capture(
  db: PrismaClient,
  { orderId }: RazorpayOrder,
  payment: RazorpayPayment,
): Promise<RazorpayPayment | null> {
  if (!payment.isAuthorized) return null;
  const order = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { outstandingPaise: true },
  });
  if (order.outstandingPaise <= 0n) return null;
  try {
    const captured = await capturePayment(payment);
    return captured.isCaptured ? captured : null;
  } catch (error) {
    if (!(error instanceof RazorpayRefused)) throw error;
    // Somebody else has captured it, or it is gone.
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

/** The books are in rupees: what came in otherwise is told to the owner, once, and not guessed at. */
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

/** Of a payment that nobody told of before parts of it went back. */
async function settleRefunds(db: PrismaClient, paymentId: string): Promise<void> {
  for (const refund of await fetchRefunds(paymentId)) await settleRefund(db, "razorpay", refund);
}
