import "server-only";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { eachApart } from "@/lib/db/each-apart";
import { queueMail } from "@/lib/messaging/email/queue";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { readReceivedLines } from "./received-lines";
import { REQUESTS_DUE } from "./requests-due";

const BATCH = 200;

/**
 * Asks customers once to review what they received, some days after delivery (`reviewRequestDays`). Skips customers who
 * returned everything, have reviewed it already, or turned off mails about orders. Each order is taken by one
 * conditional update, so that concurrent runs ask nobody twice. Returns how many were asked.
 */
export async function requestReviews(db: PrismaClient, now = new Date()): Promise<number> {
  const { reviewRequestDays: days } = await readShopSettings(db);
  if (days === 0) return 0;
  const due = await db.$queryRawUnsafe<{ id: string }[]>(
    `SELECT DISTINCT o."id" FROM ${REQUESTS_DUE} LIMIT ${BATCH}`,
    days,
    now,
  );
  const requested = await eachApart(due, ({ id }) => db.$transaction((tx) => request(tx, id, now)));
  return requested.filter(Boolean).length;
}

async function request(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.order.updateMany({
    where: { id, status: "Delivered", reviewAskedAt: null, email: { not: null } },
    data: { reviewAskedAt: now },
  });
  if (count === 0 || !(await canBeReviewed(tx, id))) return false;
  await queueMail(tx, { template: "review-request", orderId: id });
  const { orderId } = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { orderId: true },
  });
  await recordAudit(tx, {
    event: "Review Requested",
    actor: SYSTEM_ACTOR,
    description: `The customer of order ${orderId} was asked for a review`,
    details: { order: orderId },
  });
  return true;
}

async function canBeReviewed(tx: Transaction, id: string): Promise<boolean> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { orderUpdates: true, ownerDeletedAt: true, user: { select: { orderUpdates: true } } },
  });
  if (!order.orderUpdates || order.ownerDeletedAt || order.user?.orderUpdates === false)
    return false;
  const lines = await readReceivedLines(tx, { orderId: id });
  const reviewed = await tx.productReview.count({
    where: { orderLineId: { in: lines.map(({ lineId }) => lineId) } },
  });
  return reviewed < lines.length;
}
