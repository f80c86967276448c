import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { OrderRefund, PrismaClient } from "@/lib/db/generated/client";
import { log } from "@/lib/base/log";
import { lockOrder, type LockedOrder } from "@/lib/orders/lock-order";
import { toSafePaise } from "@/lib/pricing/money";
import { GATEWAY_TITLES } from "@/lib/shop/payment-methods/methods";
import { after, pauseAfter, RETRY_DAYS } from "@/lib/base/retry";
import { askOwner } from "./ask-owner";
import { bookRefund } from "./book-refund";
import { GatewayRefused, GatewayUnavailable } from "./errors";
import type { Refunder } from "./gateway";

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
  const owed = await db.orderRefund.findFirstOrThrow({
    where: { providerPaymentId: paymentId, isLate: true },
  });
  const amountPaise = toSafePaise(owed.amountPaise);
  const { name } = gateway;
  try {
    const idempotencyKey = getKey(paymentId);
    const refund = await gateway.refund({ paymentId, amountPaise, idempotencyKey });
    await finish(db, owed, async (tx, order) => {
      await bookRefund(tx, order, { gateway: name, refund, reason: owed.reason });
      const where = { providerId: refund.id };
      const row = await tx.payment.findUnique({ where, select: { id: true } });
      return row
        ? { state: "done", paymentId: row.id }
        : { state: "failed", failure: "It had gone back already." };
    });
    return "done";
  } catch (error) {
    const isAway = error instanceof GatewayUnavailable;
    if (!isAway && !(error instanceof GatewayRefused)) throw error;
    if (isAway && isYoung(owed)) return "away";
    log.error(`The late payment ${paymentId} could not be refunded`, error);
    const title = GATEWAY_TITLES[name];
    const reason = isAway ? `${title} did not answer` : error.description || `${title} refused`;
    await finish(db, owed, async (tx, order) => {
      await askOwner(tx, order, { gateway: name, providerId: paymentId, amountPaise, reason });
      return { state: "failed", failure: reason };
    });
    return "done";
  }
}

const isYoung = ({ createdAt }: OrderRefund) =>
  Date.now() < after(createdAt, RETRY_DAYS * 24 * 60 * 60_000).getTime();

type Outcome = { state: "done"; paymentId: string } | { state: "failed"; failure: string };
type Last = (tx: Transaction, order: LockedOrder) => Promise<Outcome>;

/** Runs `last` and records its outcome in one transaction; the second of two concurrent runs finds nothing to do. */
async function finish(db: PrismaClient, { id, orderId }: OrderRefund, last: Last): Promise<void> {
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if ((await tx.orderRefund.count({ where: { id, state: "under_way" } })) === 0) return;
    const outcome = await last(tx, order);
    await tx.orderRefund.update({
      where: { id },
      data: { ...outcome, nextTryAt: null },
      select: { id: true },
    });
  });
}

const MAX_AT_ONCE = 20;

/** Retries the due refunds of a gateway; each is taken by one run only. Returns how many there were. */
export async function refundDue(db: PrismaClient, gateway: Refunder, now: Date): Promise<number> {
  const due = await db.orderRefund.findMany({
    where: { state: "under_way", isLate: true, means: gateway.name, nextTryAt: { lte: now } },
    orderBy: { nextTryAt: "asc" },
    take: MAX_AT_ONCE,
  });
  for (const { id, providerPaymentId, nextTryAt, tries } of due) {
    const { count } = await db.orderRefund.updateMany({
      where: { id, nextTryAt },
      data: { nextTryAt: after(now, pauseAfter(tries + 1)), tries: { increment: 1 } },
    });
    if (count !== 1 || !providerPaymentId) continue;
    if ((await refundLate(db, gateway, providerPaymentId)) === "away") break;
  }
  return due.length;
}
