import "server-only";
import { recordAudit, changes } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import { forgetAnswer } from "@/lib/db/idempotency";
import { queueMail } from "@/lib/messaging/email/queue";
import type { OrderActor } from "@/lib/orders/lock-order";
import type { OrderCallOff } from "@/lib/orders/order-movements";
import {
  lockCallOff,
  renewNextDay,
  requireCallOff,
  requireNotice,
  requireWithin,
} from "./lock-call-offs";
import type { CallOffChange } from "./schemas";

interface OwnCallOff extends OrderActor {
  db: PrismaClient;
  /** The order's `_id`; the caller has checked that the actor may act on it. */
  orderId: string;
  /** The call-off's `_id`. */
  id: string;
}

/**
 * Lets the buyer request another quantity or day. The shop is mailed and has to agree again.
 * @throws AppError not_found; invalid_transition once it has left or was declined; invalid_input; above_ordered
 */
export async function changeCallOff(
  options: OwnCallOff & { change: CallOffChange },
): Promise<OrderCallOff> {
  const { db, orderId, id, change, ...by } = options;
  return db.$transaction(async (tx) => {
    const { order, callOff } = await lockCallOff(tx, { id, orderId });
    requireChangeable(callOff);
    const next = { quantity: callOff.quantity, on: callOff.on, ...change };
    await requireNotice(tx, [next.on]);
    await requireWithin(tx, order, {
      added: [{ line: callOff.line, quantity: next.quantity }],
      instead: id,
    });
    const data = { ...next, on: new Date(next.on), state: "asked", words: null } as const;
    await tx.orderCallOff.update({ where: { id }, data, select: { id: true } });
    await renewNextDay(tx, order);
    await queueMail(tx, { template: "call-offs-asked", orderId });
    const { quantity, on } = callOff;
    await recordAudit(tx, {
      ...by,
      event: "Order Call-off Updated",
      description: `A call-off of order ${order.orderId} was changed by its customer`,
      details: { order: order.orderId, callOff: id, changes: changes({ quantity, on }, next) },
    });
    return requireCallOff(tx, { id });
  });
}

/**
 * Withdraws the buyer's call-off; the shop is mailed.
 * @throws AppError not_found; invalid_transition once a part of it has left
 */
export async function withdrawCallOff({ db, orderId, id, ...by }: OwnCallOff): Promise<void> {
  await db.$transaction(async (tx) => {
    const { order, callOff } = await lockCallOff(tx, { id, orderId });
    if (callOff.state !== "declined") requireChangeable(callOff);
    await tx.orderCallOff.delete({ where: { id }, select: { id: true } });
    await forgetAnswer(tx, "call-offs", order, id);
    await renewNextDay(tx, order);
    if (callOff.state !== "declined") {
      await queueMail(tx, { template: "call-offs-asked", orderId });
    }
    const { line, quantity, on } = callOff;
    await recordAudit(tx, {
      ...by,
      event: "Order Call-off Deleted",
      description: `A call-off of order ${order.orderId} was taken back by its customer`,
      details: { order: order.orderId, callOff: id, line, quantity, on },
    });
  });
}

function requireChangeable({ state, sent }: OrderCallOff): void {
  if (state === "declined") {
    throw new AppError("invalid_transition", "We could not agree to it. Call the goods off again.");
  }
  if (sent === 0) return;
  throw new AppError("invalid_transition", "Goods of this call-off have left. Write to us.");
}
