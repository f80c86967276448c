import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { log } from "@/lib/base/log";
import { after, pauseAfter, RETRY_DAYS } from "@/lib/base/retry";
import type { Reconciled, ReconcileOptions } from "../gateway";
import { fetchOrderPayments } from "./client";
import type { RazorpayPayment } from "./entities";
import { RazorpayRefused } from "./errors";
import { settlePayment } from "./settle-payment";

const MAX_AT_ONCE = 50;

/**
 * Finds payments that neither the browser nor the webhook reported: checks unsettled orders with Razorpay, at growing
 * intervals for a week. Each order is taken by one run only; all Razorpay orders of one order of the shop are checked
 * together.
 * @throws RazorpayUnavailable
 */
export async function reconcile(
  db: PrismaClient,
  { orderId, now }: ReconcileOptions,
): Promise<Reconciled> {
  const done = { checked: 0, found: 0 };
  for (const due of await (orderId ? findOpen(db, orderId, now) : findDue(db, now))) {
    if (!orderId && !(await take(db, due, now))) continue;
    done.checked += 1;
    if (await settleOrder(db, due.id)) done.found += 1;
  }
  return done;
}

interface Due {
  id: string;
  looks: number;
}

const stillPending = (now: Date) => ({
  settledAt: null,
  createdAt: { gt: after(now, -RETRY_DAYS * 24 * 60 * 60_000) },
});

function findDue(db: PrismaClient, now: Date): Promise<Due[]> {
  return db.razorpayOrder.findMany({
    where: { ...stillPending(now), nextLookAt: { lte: now } },
    orderBy: { nextLookAt: "asc" },
    select: { id: true, looks: true },
    take: MAX_AT_ONCE,
  });
}

const findOpen = (db: PrismaClient, orderId: string, now: Date): Promise<Due[]> =>
  db.razorpayOrder.findMany({
    where: { ...stillPending(now), orderId },
    select: { id: true, looks: true },
  });

/** Schedules the next check before this one runs, so that a check that fails or is cut off is repeated. */
async function take(db: PrismaClient, { id, looks }: Due, now: Date): Promise<boolean> {
  const { count } = await db.razorpayOrder.updateMany({
    where: { id, looks, settledAt: null },
    data: { looks: { increment: 1 }, lookedAt: now, nextLookAt: after(now, pauseAfter(looks + 1)) },
  });
  return count === 1;
}

/**
 * Checks an order with Razorpay. Returns true when the ledger gained an entry.
 * @throws RazorpayUnavailable
 */
export async function settleOrder(db: PrismaClient, razorpayOrderId: string): Promise<boolean> {
  let found = false;
  for (const payment of await readPayments(db, razorpayOrderId)) {
    if ((await settlePayment(db, payment)) === "booked") found = true;
  }
  return found;
}

/**
 * An order that Razorpay does not know was created with other keys, such as those of test mode; it is not checked
 * again.
 */
async function readPayments(db: PrismaClient, id: string): Promise<RazorpayPayment[]> {
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
