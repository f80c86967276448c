import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { LateRefund, PrismaClient } from "@/lib/db/generated/client";
import { log } from "@/lib/base/log";
import { lockOrder, type LockedOrder } from "@/lib/orders/lock-order";
import { toSafePaise } from "@/lib/pricing/money";
import { GATEWAY_TITLES } from "@/lib/shop/payment-methods/methods";
import { after, pauseAfter, RETRY_DAYS } from "@/lib/base/retry";
import { askOwner } from "./ask-owner";
import { bookRefund } from "./book-refund";
import { GatewayRefused, GatewayUnavailable } from "./errors";
import type { Refunder } from "./gateway";

const REASON = "Paid after the order was cancelled";

/** The same key for all attempts, so that the gateway refunds only once even when a response is lost. */
const getKey = (paymentId: string) => `late-${paymentId}`;

/**
 * Refunds a payment that arrived after its order was cancelled. When the gateway cannot be reached it is retried later;
 * when it refuses, the owner decides.
 */
export async function refundLate(
  db: PrismaClient,
  gateway: Refunder,
  paymentId: string,
): Promise<"done" | "away"> {
  const owed = await db.lateRefund.findUniqueOrThrow({ where: { paymentId } });
  const amountPaise = toSafePaise(owed.amountPaise);
  const { name } = gateway;
  try {
    const idempotencyKey = getKey(paymentId);
    const refund = await gateway.refund({ paymentId, amountPaise, idempotencyKey });
    await finish(db, owed, (tx, order) =>
      bookRefund(tx, order, { gateway: name, refund, reason: REASON }),
    );
    return "done";
  } catch (error) {
    const isAway = error instanceof GatewayUnavailable;
    if (!isAway && !(error instanceof GatewayRefused)) throw error;
    if (isAway && isYoung(owed)) return "away";
    log.error(`The late payment ${paymentId} could not be refunded`, error);
    const title = GATEWAY_TITLES[name];
    const reason = isAway ? `${title} did not answer` : error.description || `${title} refused`;
    await finish(db, owed, (tx, order) =>
      askOwner(tx, order, { gateway: name, providerId: paymentId, amountPaise, reason }),
    );
    return "done";
  }
}

const isYoung = ({ createdAt }: LateRefund) =>
  Date.now() < after(createdAt, RETRY_DAYS * 24 * 60 * 60_000).getTime();

type Last = (tx: Transaction, order: LockedOrder) => Promise<void>;

/** Marks the task done and runs `last` in one transaction; the second of two concurrent runs finds nothing to do. */
async function finish(
  db: PrismaClient,
  { paymentId, orderId }: LateRefund,
  last: Last,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const { count } = await tx.lateRefund.updateMany({
      where: { paymentId, nextTryAt: { not: null } },
      data: { nextTryAt: null },
    });
    if (count === 1) await last(tx, order);
  });
}

const MAX_AT_ONCE = 20;

/** Retries the due refunds of a gateway; each is taken by one run only. Returns how many there were. */
export async function refundDue(db: PrismaClient, gateway: Refunder, now: Date): Promise<number> {
  const due = await findDue(db, gateway, now);
  for (const { paymentId, nextTryAt, tries } of due) {
    const { count } = await db.lateRefund.updateMany({
      where: { paymentId, nextTryAt },
      data: { nextTryAt: after(now, pauseAfter(tries + 1)), tries: { increment: 1 } },
    });
    if (count === 1 && (await refundLate(db, gateway, paymentId)) === "away") break;
  }
  return due.length;
}

/** The gateway of a payment is found in the ledger. */
async function findDue(
  db: PrismaClient,
  { name: means }: Refunder,
  now: Date,
): Promise<LateRefund[]> {
  const due = await db.lateRefund.findMany({
    where: { nextTryAt: { lte: now }, order: { payments: { some: { means } } } },
    orderBy: { nextTryAt: "asc" },
    take: MAX_AT_ONCE,
  });
  const receipts = await db.payment.findMany({
    where: { means, providerId: { in: due.map(({ paymentId }) => paymentId) } },
    select: { providerId: true },
  });
  const theirs = new Set(receipts.map(({ providerId }) => providerId));
  return due.filter(({ paymentId }) => theirs.has(paymentId));
}
