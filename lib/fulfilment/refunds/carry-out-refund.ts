import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { OrderRefund, PrismaClient } from "@/lib/db/generated/client";
import { log } from "@/lib/base/log";
import { queueMail } from "@/lib/messaging/email/queue";
import { lockOrder, type LockedOrder } from "@/lib/orders/lock-order";
import type { OrderActor } from "@/lib/orders/order-actor";
import { recordRefund } from "@/lib/payments/record-payment";
import { formatRupees, toSafePaise } from "@/lib/pricing/money";
import { GatewayRefused, GatewayUnavailable } from "@/lib/payments/gateways/errors";
import type { GatewayRefund } from "@/lib/payments/gateways/gateway";
import { GATEWAYS } from "@/lib/payments/gateways/gateways";
import { GATEWAY_TITLES, isGateway } from "@/lib/shop/payment-methods/methods";
import { creditPrice } from "./open-refund";

/**
 * Requests a refund from the gateway with the refund's id as idempotency key, so that the money goes back only once,
 * however often it is called. While the gateway does not answer, the refund stays under way.
 */
export async function carryOutRefund(db: PrismaClient, id: string, by: OrderActor): Promise<void> {
  const refund = await db.orderRefund.findUniqueOrThrow({ where: { id } });
  const { means } = refund;
  if (refund.state !== "under_way" || !refund.providerPaymentId || !isGateway(means)) return;
  try {
    const answer = await GATEWAYS[means].refund({
      paymentId: refund.providerPaymentId,
      amountPaise: toSafePaise(refund.amountPaise),
      idempotencyKey: id,
    });
    await finish(db, refund, (tx, order) => book(tx, order, { refund, answer, by }));
  } catch (error) {
    if (error instanceof GatewayUnavailable) return;
    if (!(error instanceof GatewayRefused)) throw error;
    log.error(`The refund ${id} was refused`, error);
    const failure = error.description || `${GATEWAY_TITLES[means]} refused it.`;
    await finish(db, refund, (tx, order) => fail(tx, order, { refund, failure, by }));
  }
}

type Last = (tx: Transaction, order: LockedOrder) => Promise<void>;

/** The second of two concurrent runs finds nothing to do. */
async function finish(db: PrismaClient, { id, orderId }: OrderRefund, last: Last): Promise<void> {
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const { state } = await tx.orderRefund.findUniqueOrThrow({
      where: { id },
      select: { state: true },
    });
    if (state === "under_way") await last(tx, order);
  });
}

interface Answered {
  refund: OrderRefund;
  answer: GatewayRefund;
  by: OrderActor;
}

/**
 * If an invoice was issued after the refund was requested, it is credited now, even when the webhook was first: on an
 * invoiced order the webhook does not lower the amount due. The invoice of a cancelled order is already fully credited.
 */
async function book(
  tx: Transaction,
  order: LockedOrder,
  { refund, answer, by }: Answered,
): Promise<void> {
  const { id, reason } = refund;
  const known = await tx.payment.findUnique({
    where: { providerId: answer.id },
    select: { id: true, creditedPaise: true },
  });
  const paise = known?.creditedPaise ? 0 : toSafePaise(refund.creditedPaise);
  const isCancelled = order.status === "Cancelled";
  const note = isCancelled ? null : await creditPrice(tx, order, { paise, reason, by });
  const { id: paymentId } =
    known ??
    (await recordRefund(tx, {
      order,
      amountPaise: toSafePaise(refund.amountPaise),
      creditedPaise: note ? 0 : paise,
      means: refund.means,
      providerId: answer.id,
      reason,
      at: answer.createdAt,
      by,
    }));
  await tx.orderRefund.update({
    where: { id },
    data: {
      state: "done",
      paymentId,
      nextTryAt: null,
      ...(note ? { creditNoteId: note.id } : {}),
    },
    select: { id: true },
  });
  await queueMail(tx, { template: "order-refunded", refundId: id });
}

interface Refused {
  refund: OrderRefund;
  failure: string;
  by: OrderActor;
}

/** Also notifies the owner by email, because nobody may be looking at the page. */
async function fail(
  tx: Transaction,
  order: LockedOrder,
  { refund: { id, amountPaise }, failure, by }: Refused,
): Promise<void> {
  await tx.orderRefund.update({
    where: { id },
    data: { state: "failed", failure, nextTryAt: null },
    select: { id: true },
  });
  await recordAudit(tx, {
    ...by,
    event: "Refund Failed",
    status: "failed",
    description: `${formatRupees(toSafePaise(amountPaise))} of order ${order.orderId} did not go back: ${failure}`,
    details: { order: order.orderId, refund: id, amountPaise: toSafePaise(amountPaise), failure },
  });
  await queueMail(tx, { template: "refund-needed", orderId: order.id });
}
