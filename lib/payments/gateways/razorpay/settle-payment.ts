import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient, RazorpayOrder } from "@/lib/db/generated/client";
import { lockOrder, type LockedOrder } from "@/lib/orders/lock-order";
import { recordReceipt } from "@/lib/payments/record-payment";
import { BY_RAZORPAY } from "./actor";
import { capturePayment, fetchPayment, fetchRefunds } from "./client";
import type { RazorpayPayment } from "./entities";
import { RazorpayRefused } from "./errors";
import { after, pauseAfter } from "./looks";
import { refundLate } from "./refund-late";
import { settleRefund } from "./settle-refund";

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
  const { settled, isLate } = await db.$transaction((tx) => book(tx, made, captured));
  if (settled === "known") return settled;
  if (isLate) await refundLate(db, captured.id);
  else if (captured.refundedPaise > 0) await settleRefunds(db, captured.id);
  return settled;
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

interface Booked {
  settled: Settled;
  /** It came when its order was cancelled, and goes back. */
  isLate: boolean;
}

async function book(
  tx: Transaction,
  made: RazorpayOrder,
  payment: RazorpayPayment,
): Promise<Booked> {
  const order = await lockOrder(tx, made.orderId);
  const known = await tx.payment.findUnique({
    where: { providerId: payment.id },
    select: { id: true },
  });
  if (known) return { settled: "known", isLate: false };
  if (payment.currency !== "INR") return leaveForeignCurrency(tx, made, order, payment);
  const { id: providerId, amountPaise, createdAt: at } = payment;
  await recordReceipt(tx, {
    order,
    amountPaise,
    means: "razorpay",
    providerId,
    at,
    by: BY_RAZORPAY,
  });
  await markSettled(tx, made);
  const isLate = order.status === "Cancelled" && payment.refundedPaise === 0;
  if (isLate) await oweRefund(tx, order, payment);
  return { settled: "booked", isLate };
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
): Promise<Booked> {
  const before = await tx.razorpayOrder.findUniqueOrThrow({ where: { id: made.id } });
  if (before.settledAt) return { settled: "known", isLate: false };
  await markSettled(tx, before);
  await recordAudit(tx, {
    ...BY_RAZORPAY,
    event: "Payment Check Failed",
    status: "warning",
    description: `Payment ${id} for order ${order.orderId} came in ${currency}; please record it in rupees`,
    details: { order: order.orderId, providerId: id, currency },
  });
  return { settled: "known", isLate: false };
}

/** Together with the receipt: whatever happens next, it is not forgotten. */
async function oweRefund(
  tx: Transaction,
  order: LockedOrder,
  { id: paymentId, amountPaise }: RazorpayPayment,
): Promise<void> {
  const nextTryAt = after(new Date(), pauseAfter(0));
  const data = { paymentId, orderId: order.id, amountPaise, nextTryAt };
  await tx.razorpayRefund.create({ data, select: { paymentId: true } });
}

/** Of a payment that nobody told of before parts of it went back. */
async function settleRefunds(db: PrismaClient, paymentId: string): Promise<void> {
  for (const refund of await fetchRefunds(paymentId)) await settleRefund(db, refund);
}
