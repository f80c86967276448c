import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { BY_RAZORPAY } from "@/lib/payments/gateways/razorpay/actor";
import { after, pauseAfter } from "@/lib/payments/gateways/razorpay/looks";
import { carryOutRefund } from "./carry-out-refund";

const MOST_AT_ONCE = 20;

/**
 * Asks Razorpay again about refunds that it has not answered, with growing pauses; each is taken by one run
 * alone. Answers how many there were.
 */
export async function resumeRefunds(db: PrismaClient, now = new Date()): Promise<number> {
  const due = await db.orderRefund.findMany({
    where: { state: "under_way", nextTryAt: { lte: now } },
    orderBy: { nextTryAt: "asc" },
    take: MOST_AT_ONCE,
    select: { id: true, nextTryAt: true, tries: true },
  });
  for (const { id, nextTryAt, tries } of due) {
    const { count } = await db.orderRefund.updateMany({
      where: { id, nextTryAt },
      data: { nextTryAt: after(now, pauseAfter(tries + 1)), tries: { increment: 1 } },
    });
    if (count === 1) await carryOutRefund(db, id, BY_RAZORPAY);
  }
  return due.length;
}
