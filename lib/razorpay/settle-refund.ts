import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import { queueMail } from "@/lib/mail/queue";
import { lockOrder, type LockedOrder } from "@/lib/orders/lock-order";
import { recordRefund, reverseFailedRefund } from "@/lib/payments/record-payment";
import { formatRupees, paiseOf } from "@/lib/pricing/money";
import { BY_RAZORPAY } from "./actor";
import type { RazorpayRefund } from "./entities";
import { RazorpayUnavailable } from "./errors";

/** For how long a refund that the shop asked for is left to whoever asked. */
const GRACE_MS = 10 * 60_000;

/**
 * Brings the ledger up to what Razorpay says of a refund: one made in its dashboard is added, one that
 * failed is taken back.
 * @param refund as Razorpay answered it
 * @throws RazorpayUnavailable where it is too early: whoever asked for it is still writing it down
 */
export async function settleRefund(db: PrismaClient, refund: RazorpayRefund): Promise<void> {
  const paid = await db.payment.findUnique({
    where: { providerId: refund.paymentId },
    select: { orderId: true },
  });
  // What was never captured never was the shop's.
  if (!paid) return;
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, paid.orderId);
    if (refund.hasFailed) await takeBack(tx, order, refund);
    else await addRefund(tx, order, refund);
  });
}

async function addRefund(
  tx: Transaction,
  order: LockedOrder,
  refund: RazorpayRefund,
): Promise<void> {
  if (await isKnown(tx, refund)) return;
  const isYoung = Date.now() - refund.createdAt.getTime() < GRACE_MS;
  if (refund.isOurs && isYoung) throw new RazorpayUnavailable("a refund is being written down");
  await bookRefund(tx, order, refund, "Refunded at Razorpay");
}

const isKnown = async (tx: Transaction, { id }: RazorpayRefund) =>
  (await tx.payment.findUnique({ where: { providerId: id }, select: { id: true } })) !== null;

/** Adds a refund to the ledger, once, under the order's lock. */
export async function bookRefund(
  tx: Transaction,
  order: LockedOrder,
  refund: RazorpayRefund,
  reason: string,
): Promise<void> {
  if (await isKnown(tx, refund)) return;
  const { id: providerId, amountPaise, createdAt: at } = refund;
  const creditedPaise = await creditedBy(tx, order, amountPaise);
  const row = { order, amountPaise, creditedPaise, providerId, reason, at, by: BY_RAZORPAY };
  try {
    await recordRefund(tx, { ...row, means: "razorpay" });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "above_paid") throw error;
    // Somebody gave it back in another way as well.
    await askOwner(tx, order, { providerId, amountPaise, reason: "it had gone back already" });
  }
}

/** By how much less is asked for: what goes back beyond what was paid too much, unless a credit note says it. */
async function creditedBy(
  tx: Transaction,
  { id }: LockedOrder,
  amountPaise: number,
): Promise<number> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id },
    select: {
      status: true,
      outstandingPaise: true,
      documents: { where: { kind: "invoice" }, select: { id: true } },
    },
  });
  if (order.documents.length > 0 || order.status === "Cancelled") return 0;
  const overpaid = Math.max(0, -paiseOf(order.outstandingPaise));
  return Math.max(0, amountPaise - overpaid);
}

async function takeBack(
  tx: Transaction,
  order: LockedOrder,
  { id: providerId, amountPaise }: RazorpayRefund,
): Promise<void> {
  const reason = "Razorpay could not pay the refund out";
  const at = new Date();
  const back = await reverseFailedRefund(tx, { order, providerId, reason, at, by: BY_RAZORPAY });
  if (back) await askOwner(tx, order, { providerId, amountPaise, reason });
}

interface StuckRefund {
  providerId: string;
  amountPaise: number;
  reason: string;
}

/** What no program can decide: the owner is told, and the order stands as paid too much until then. */
export async function askOwner(
  tx: Transaction,
  order: LockedOrder,
  { providerId, amountPaise, reason }: StuckRefund,
): Promise<void> {
  await recordAudit(tx, {
    ...BY_RAZORPAY,
    event: "Refund Failed",
    status: "failed",
    description: `${formatRupees(amountPaise)} of order ${order.orderId} did not go back: ${reason}`,
    details: { order: order.orderId, providerId, amountPaise, reason },
  });
  await queueMail(tx, { template: "refund-needed", orderId: order.id });
}
