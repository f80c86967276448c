import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { lockOrder, type LockedOrder } from "@/lib/orders/lock-order";
import { reverseFailedRefund } from "@/lib/payments/record-payment";
import { BY_RAZORPAY } from "./actor";
import { askOwner } from "./ask-owner";
import { bookRefund, isKnown } from "./book-refund";
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
