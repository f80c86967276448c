import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { log } from "@/lib/log";
import { fetchOrderPayments } from "./client";
import { RazorpayRefused, RazorpayUnavailable } from "./errors";
import { after, LOOKS_DAYS, pauseAfter } from "./looks";
import { refundDue } from "./refund-late";
import { settlePayment } from "./settle-payment";

/** What one run did. */
export interface LookedAfter {
  asked: number;
  /** Payments that nobody had told of. */
  found: number;
  refunds: number;
}

const MOST_AT_ONCE = 50;

/**
 * Finds what neither the browser nor the webhook told: asks Razorpay about orders there that are not
 * settled, with growing pauses for a week, and tries again the refunds that are owed. Each order is taken
 * by one run alone.
 */
export async function lookAfterPayments(db: PrismaClient, now = new Date()): Promise<LookedAfter> {
  const ids = await takeDue(db, now);
  let found = 0;
  for (const id of ids) {
    if (await lookAt(db, id)) found += 1;
  }
  return { asked: ids.length, found, refunds: await refundDue(db, now) };
}

/** The next look is set before this one, so that one which fails or breaks off is followed by another. */
async function takeDue(db: PrismaClient, now: Date): Promise<string[]> {
  const oldest = after(now, -LOOKS_DAYS * 24 * 60 * 60_000);
  const due = await db.$queryRaw<{ id: string; looks: number }[]>`
    SELECT "id", "looks" FROM "razorpay_orders"
    WHERE "settledAt" IS NULL AND "nextLookAt" <= ${now} AND "createdAt" > ${oldest}
    ORDER BY "nextLookAt" LIMIT ${MOST_AT_ONCE}`;
  const taken: string[] = [];
  for (const { id, looks } of due) {
    const { count } = await db.razorpayOrder.updateMany({
      where: { id, looks, settledAt: null },
      data: {
        looks: { increment: 1 },
        lookedAt: now,
        nextLookAt: after(now, pauseAfter(looks + 1)),
      },
    });
    if (count === 1) taken.push(id);
  }
  return taken;
}

/** Whether something was found; one that cannot be looked at now keeps nobody else waiting. */
async function lookAt(db: PrismaClient, razorpayOrderId: string): Promise<boolean> {
  try {
    return await settleOrder(db, razorpayOrderId);
  } catch (error) {
    if (!(error instanceof RazorpayUnavailable || error instanceof RazorpayRefused)) throw error;
    log.error(`Razorpay could not be asked about ${razorpayOrderId}`, error);
    return false;
  }
}

/** Asks about an order of ours at Razorpay; whether the ledger knows more than before. */
export async function settleOrder(db: PrismaClient, razorpayOrderId: string): Promise<boolean> {
  let found = false;
  for (const payment of await fetchOrderPayments(razorpayOrderId)) {
    if ((await settlePayment(db, payment)) === "booked") found = true;
  }
  return found;
}
