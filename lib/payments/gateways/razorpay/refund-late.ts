import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient, RazorpayRefund } from "@/lib/db/generated/client";
import { log } from "@/lib/base/log";
import { lockOrder, type LockedOrder } from "@/lib/orders/lock-order";
import { paiseOf } from "@/lib/pricing/money";
import { askOwner } from "./ask-owner";
import { bookRefund } from "./book-refund";
import { refundPayment } from "./client";
import { RazorpayRefused, RazorpayUnavailable } from "./errors";
import { after, LOOKS_DAYS, pauseAfter } from "./looks";

const REASON = "Paid after the order was cancelled";

/** One key for all tries: whatever is lost on the way, Razorpay pays back once. */
const keyOf = (paymentId: string) => `late-${paymentId}`;

/**
 * Gives back a payment that came when its order was cancelled. What Razorpay cannot be asked now is asked
 * again later; what it refuses is the owner's to decide.
 */
export async function refundLate(db: PrismaClient, paymentId: string): Promise<"done" | "away"> {
  const owed = await db.razorpayRefund.findUniqueOrThrow({ where: { paymentId } });
  const amountPaise = paiseOf(owed.amountPaise);
  try {
    const refund = await refundPayment({
      paymentId,
      amountPaise,
      idempotencyKey: keyOf(paymentId),
    });
    if (refund.hasFailed) throw new RazorpayRefused(200, "the refund failed");
    await finish(db, owed, (tx, order) => bookRefund(tx, order, refund, REASON));
    return "done";
  } catch (error) {
    const isAway = error instanceof RazorpayUnavailable;
    if (!isAway && !(error instanceof RazorpayRefused)) throw error;
    if (isAway && isYoung(owed)) return "away";
    log.error(`The late payment ${paymentId} could not be refunded`, error);
    const reason = isAway ? "Razorpay did not answer" : error.description || "Razorpay refused";
    await finish(db, owed, (tx, order) =>
      askOwner(tx, order, { providerId: paymentId, amountPaise, reason }),
    );
    return "done";
  }
}

const isYoung = ({ createdAt }: RazorpayRefund) =>
  Date.now() < after(createdAt, LOOKS_DAYS * 24 * 60 * 60_000).getTime();

type Last = (tx: Transaction, order: LockedOrder) => Promise<void>;

/** With what comes last, in one transaction; of two who come to it, one finds nothing left to do. */
async function finish(
  db: PrismaClient,
  { paymentId, orderId }: RazorpayRefund,
  last: Last,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const { count } = await tx.razorpayRefund.updateMany({
      where: { paymentId, nextTryAt: { not: null } },
      data: { nextTryAt: null },
    });
    if (count === 1) await last(tx, order);
  });
}

const MOST_AT_ONCE = 20;

/** Tries again what is due; each is taken by one run alone. Answers how many there were. */
export async function refundDue(db: PrismaClient, now: Date): Promise<number> {
  const due = await db.razorpayRefund.findMany({
    where: { nextTryAt: { lte: now } },
    orderBy: { nextTryAt: "asc" },
    take: MOST_AT_ONCE,
  });
  for (const { paymentId, nextTryAt, tries } of due) {
    const { count } = await db.razorpayRefund.updateMany({
      where: { paymentId, nextTryAt },
      data: { nextTryAt: after(now, pauseAfter(tries + 1)), tries: { increment: 1 } },
    });
    if (count === 1 && (await refundLate(db, paymentId)) === "away") break;
  }
  return due.length;
}
