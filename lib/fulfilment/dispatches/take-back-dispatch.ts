import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { forgetAnswer } from "@/lib/db/idempotency";
import { queueMail } from "@/lib/messaging/email/queue";
import { lockOrder, type LockedOrder, type OrderActor } from "@/lib/orders/lock-order";
import { renewNextDay } from "../call-offs/lock-call-offs";
import { setMade } from "../record-produced";
import { revertStatus } from "../revert-status";
import { ENDED_SHORT } from "./ended-short";
import { readDispatchLines } from "../read-dispatch-lines";

export interface TakeBackDispatchOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  /** `_id` of the dispatch. */
  dispatch: string;
  reason: string;
}

/**
 * Reverts a mistaken dispatch: its goods count as not dispatched, its call-offs are open again, and a made quantity
 * that it recorded is restored. A Shipped order becomes Processing. A customer who gets dispatch mails is mailed that
 * it was a mistake.
 * @throws AppError not_found; invalid_transition with what to do instead: once it is billed, once its goods were
 * returned or claimed, or once the order is Delivered or cancelled
 */
export async function takeBackDispatch(options: TakeBackDispatchOptions): Promise<void> {
  const { db, id, dispatch, reason, ...by } = options;
  await db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.status === "Delivered" || order.status === "Cancelled") {
      throw refusal(
        `The order is ${order.status}. Take that step back first if it was a mistake; if goods come back, record a return.`,
      );
    }
    if ((await tx.order.count({ where: { id: order.id, endedShortAt: { not: null } } })) > 0) {
      throw refusal(ENDED_SHORT);
    }
    const lines = await removeDispatch(tx, order, dispatch, by);
    const isLeft = (await tx.orderDispatch.count({ where: { orderId: order.id } })) > 0;
    if (order.status === "Shipped") {
      const columns = { ...NO_TRACKING, partlyDispatched: isLeft };
      await revertStatus(tx, order, {
        to: "Processing",
        reason,
        by,
        columns,
        mailed: order.wantsMails,
      });
    } else {
      await tx.order.update({
        where: { id: order.id },
        data: { partlyDispatched: isLeft },
        select: { id: true },
      });
      if (order.wantsMails)
        await queueMail(tx, { template: "dispatch-corrected", orderId: order.id });
    }
    await renewNextDay(tx, order);
    await recordAudit(tx, {
      ...by,
      event: "Order Dispatch Taken Back",
      description: `A dispatch of order ${order.orderId} was taken back`,
      details: { order: order.orderId, dispatch, reason, lines },
    });
  });
}

const refusal = (message: string) => new AppError("invalid_transition", message);

export const NO_TRACKING = { trackingCarrier: null, trackingNumber: null, trackingUrl: null };

/** Removes a dispatch of a locked order with its effects. Returns its lines. */
export async function removeDispatch(
  tx: Transaction,
  order: LockedOrder,
  id: string,
  by: OrderActor,
) {
  const found = isUuid(id)
    ? await tx.orderDispatch.findFirst({
        where: { id, orderId: order.id },
        select: {
          at: true,
          createdAt: true,
          invoice: { select: { number: true } },
          lines: { select: { orderLineId: true, quantity: true, quantityBefore: true } },
        },
      })
    : null;
  if (!found) throw new AppError("not_found", "There is no such dispatch of this order.");
  const invoice = found.invoice ?? (await findLaterInvoice(tx, order, found));
  if (invoice) {
    throw refusal(
      `Invoice ${invoice.number} bills this dispatch, and an issued invoice stands. If the goods are still here, send them; if they come back or never go, record a return, which issues a credit note.`,
    );
  }
  const before = await readDispatchLines(tx, order.id);
  await tx.orderDispatch.delete({ where: { id }, select: { id: true } });
  await forgetAnswer(tx, "dispatches", order, id);
  await refuseMissed(tx, order);
  const made = found.lines.flatMap(({ orderLineId: line, quantityBefore }) => {
    const { quantity = 0, dispatched = 0 } = before.find((each) => each.id === line) ?? {};
    // A made quantity recorded later stays.
    return quantityBefore !== null && quantity === dispatched
      ? [{ line, quantity: quantityBefore }]
      : [];
  });
  await setMade(tx, order, made, by);
  return found.lines.map(({ orderLineId: line, quantity }) => ({ line, quantity }));
}

/** The whole order's invoice that was issued with the dispatch; an earlier one stays. */
const findLaterInvoice = (
  tx: Transaction,
  { id: orderId }: LockedOrder,
  { at, createdAt }: { at: Date; createdAt: Date },
) =>
  tx.orderDocument.findFirst({
    where: {
      orderId,
      kind: "invoice",
      dispatchId: null,
      voidedAt: null,
      OR: [
        { writtenAt: { gte: createdAt } },
        // Shipping and billing in one step share one time, which is earlier than the row's.
        { writtenAt: null, issuedAt: { gte: at < createdAt ? at : createdAt } },
      ],
    },
    select: { number: true },
  });

/** Returned or claimed goods have left. */
async function refuseMissed(tx: Transaction, { id: orderId }: LockedOrder): Promise<void> {
  const lines = await tx.orderLine.findMany({
    where: { orderId },
    select: {
      name: true,
      dispatched: { select: { quantity: true } },
      returns: { select: { quantity: true } },
      claims: { select: { quantity: true } },
    },
  });
  for (const { name, dispatched, returns, claims } of lines) {
    const sent = dispatched.reduce((sum, { quantity }) => sum + quantity, 0);
    const back = returns.reduce((sum, { quantity }) => sum + quantity, 0);
    const most = Math.max(back, ...claims.map(({ quantity }) => quantity));
    if (most > sent) {
      throw refusal(
        `Goods of ${name} came back or were reported by the customer, so they were sent.`,
      );
    }
  }
}
