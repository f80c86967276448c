import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { log } from "@/lib/base/log";
import { fetchOrderPayments } from "./client";
import type { RazorpayPayment } from "./entities";
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
 * settled, with growing pauses for a week, and tries again the refunds that are owed. Each is taken by one
 * run alone; while Razorpay is away, the rest waits for the next run.
 */
export async function lookAfterPayments(db: PrismaClient, now = new Date()): Promise<LookedAfter> {
  const done: LookedAfter = { asked: 0, found: 0, refunds: 0 };
  try {
    for (const due of await findDue(db, now)) {
      if (!(await take(db, due, now))) continue;
      done.asked += 1;
      if (await settleOrder(db, due.id)) done.found += 1;
    }
    done.refunds = await refundDue(db, now);
  } catch (error) {
    if (!(error instanceof RazorpayUnavailable)) throw error;
    log.error("Razorpay could not be asked about payments; the next try is in a minute", error);
  }
  return done;
}

interface Due {
  id: string;
  looks: number;
}

const stillAsked = (now: Date) => ({
  settledAt: null,
  createdAt: { gt: after(now, -LOOKS_DAYS * 24 * 60 * 60_000) },
});

function findDue(db: PrismaClient, now: Date): Promise<Due[]> {
  return db.razorpayOrder.findMany({
    where: { ...stillAsked(now), nextLookAt: { lte: now } },
    orderBy: { nextLookAt: "asc" },
    select: { id: true, looks: true },
    take: MOST_AT_ONCE,
  });
}

/** The next look is set before this one: one that fails or breaks off is followed by another. */
async function take(db: PrismaClient, { id, looks }: Due, now: Date): Promise<boolean> {
  const { count } = await db.razorpayOrder.updateMany({
    where: { id, looks, settledAt: null },
    data: { looks: { increment: 1 }, lookedAt: now, nextLookAt: after(now, pauseAfter(looks + 1)) },
  });
  return count === 1;
}

/**
 * Brings the ledger up to what Razorpay knows of an order of the shop's.
 * @throws RazorpayUnavailable
 */
export async function settlePaymentsOf(
  db: PrismaClient,
  orderId: string,
  now: Date,
): Promise<void> {
  const open = await db.razorpayOrder.findMany({
    where: { ...stillAsked(now), orderId },
    select: { id: true },
  });
  for (const { id } of open) await settleOrder(db, id);
}

/**
 * Asks about an order of ours at Razorpay; whether the ledger knows more than before.
 * @throws RazorpayUnavailable
 */
export async function settleOrder(db: PrismaClient, razorpayOrderId: string): Promise<boolean> {
  let found = false;
  for (const payment of await paymentsOf(db, razorpayOrderId)) {
    if ((await settlePayment(db, payment)) === "booked") found = true;
  }
  return found;
}

/** One that Razorpay does not know was made with other keys, such as those of its test mode, and is given up. */
async function paymentsOf(db: PrismaClient, id: string): Promise<RazorpayPayment[]> {
  try {
    return await fetchOrderPayments(id);
  } catch (error) {
    if (!(error instanceof RazorpayRefused)) throw error;
    log.error(`Razorpay does not know ${id}`, error);
    const settledAt = new Date();
    await db.razorpayOrder.updateMany({ where: { id, settledAt: null }, data: { settledAt } });
    return [];
  }
}
