import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { DAY_MS } from "@/lib/base/india-time";
import type { Transaction } from "@/lib/db/client";
import type { OrderRefund, PrismaClient } from "@/lib/db/generated/client";
import { log } from "@/lib/base/log";
import { queueMail } from "@/lib/messaging/email/queue";
import { dropJobs } from "@/lib/messaging/queue/send-jobs";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import { recordRefund } from "@/lib/payments/record-payment";
import { formatRupees, toSafePaise } from "@/lib/pricing/money";
import { bookRefund } from "@/lib/payments/gateways/book-refund";
import { GatewayRefused, GatewayUnavailable } from "@/lib/payments/gateways/errors";
import type { GatewayRefund } from "@/lib/payments/gateways/gateway";
import { GATEWAYS } from "@/lib/payments/gateways/gateways";
import { GATEWAY_TITLES, isGateway, type GatewayName } from "@/lib/shop/payment-methods/methods";
import { creditPrice } from "./open-refund";

/** Days of retries for a late refund before the owner decides. */
const LATE_DAYS = 7;

/**
 * Requests a refund from the gateway with one idempotency key for all attempts, so that the money goes back only once.
 * "waits" means that the gateway did not answer: the refund stays open, and its job asks again. A late refund that is
 * refused, or unanswered for a week, is left to the owner.
 */
export async function carryOutRefund(
  db: PrismaClient,
  id: string,
  by: OrderActor,
): Promise<"settled" | "waits"> {
  const refund = await db.orderRefund.findUniqueOrThrow({ where: { id } });
  const { means, providerPaymentId } = refund;
  if (refund.state !== "under_way" || !providerPaymentId || !isGateway(means)) return "settled";
  try {
    const answer = await GATEWAYS[means].refund({
      paymentId: providerPaymentId,
      amountPaise: toSafePaise(refund.amountPaise),
      idempotencyKey: refund.isLate ? `late-${providerPaymentId}` : id,
    });
    const write = refund.isLate ? bookLate : book;
    await finish(db, refund, (tx, order) => write(tx, order, { refund, means, answer, by }));
  } catch (error) {
    const isAway = error instanceof GatewayUnavailable;
    if (!isAway && !(error instanceof GatewayRefused)) throw error;
    if (isAway && !isOverdue(refund)) return "waits";
    log.error(`The refund ${id} could not be made`, error);
    const title = GATEWAY_TITLES[means];
    const failure = isAway
      ? `${title} did not answer.`
      : error.description || `${title} refused it.`;
    await finish(db, refund, (tx, order) => fail(tx, order, { refund, failure, by }));
  }
  return "settled";
}

const isOverdue = ({ isLate, createdAt }: OrderRefund) =>
  isLate && Date.now() > createdAt.getTime() + LATE_DAYS * DAY_MS;

type Outcome = { state: "done"; paymentId: string; creditNoteId?: string } | Failed;
type Failed = { state: "failed"; failure: string };
type Last = (tx: Transaction, order: LockedOrder) => Promise<Outcome>;

/** Records the result of a refund, and ends its job. The second of two concurrent runs finds nothing to do. */
async function finish(db: PrismaClient, { id, orderId }: OrderRefund, last: Last): Promise<void> {
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if ((await tx.orderRefund.count({ where: { id, state: "under_way" } })) === 0) return;
    const data = await last(tx, order);
    await tx.orderRefund.update({ where: { id }, data, select: { id: true } });
    await dropJobs(tx, ["refund"], { refundId: id });
  });
}

interface Answered {
  refund: OrderRefund;
  means: GatewayName;
  answer: GatewayRefund;
  by: OrderActor;
}

/**
 * Credits an invoice that was issued after the refund was requested, even when the webhook came first: on an invoiced
 * order the webhook does not lower the amount due. The invoice of a cancelled order is already fully credited.
 */
async function book(
  tx: Transaction,
  order: LockedOrder,
  { refund, means, answer, by }: Answered,
): Promise<Outcome> {
  const { id, reason } = refund;
  const known = await findBooked(tx, answer);
  const paise = known?.creditedPaise ? 0 : toSafePaise(refund.creditedPaise);
  const isCancelled = order.status === "Cancelled";
  const note = isCancelled ? null : await creditPrice(tx, order, { paise, reason, by });
  const { id: paymentId } =
    known ??
    (await recordRefund(tx, {
      order,
      amountPaise: toSafePaise(refund.amountPaise),
      creditedPaise: note ? 0 : paise,
      means,
      providerId: answer.id,
      reason,
      at: answer.createdAt,
      by,
    }));
  await queueMail(tx, { template: "order-refunded", refundId: id });
  return { state: "done", paymentId, ...(note ? { creditNoteId: note.id } : {}) };
}

const findBooked = (tx: Transaction, { id: providerId }: GatewayRefund) =>
  tx.payment.findUnique({ where: { providerId }, select: { id: true, creditedPaise: true } });

/** If the money went back by other means, bookRefund asks the owner. */
async function bookLate(
  tx: Transaction,
  order: LockedOrder,
  { refund: { reason }, means: gateway, answer }: Answered,
): Promise<Outcome> {
  await bookRefund(tx, order, { gateway, refund: answer, reason });
  const booked = await findBooked(tx, answer);
  return booked
    ? { state: "done", paymentId: booked.id }
    : { state: "failed", failure: "It had gone back already." };
}

interface Refused {
  refund: OrderRefund;
  failure: string;
  by: OrderActor;
}

/** Also emails the owner, because nobody may be looking at the page. */
async function fail(
  tx: Transaction,
  order: LockedOrder,
  { refund: { id, amountPaise }, failure, by }: Refused,
): Promise<Outcome> {
  await recordAudit(tx, {
    ...by,
    event: "Refund Failed",
    status: "failed",
    description: `${formatRupees(toSafePaise(amountPaise))} of order ${order.orderId} did not go back: ${failure}`,
    details: { order: order.orderId, refund: id, amountPaise: toSafePaise(amountPaise), failure },
  });
  await queueMail(tx, { template: "refund-needed", orderId: order.id });
  return { state: "failed", failure };
}
