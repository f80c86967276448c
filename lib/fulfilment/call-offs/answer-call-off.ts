import "server-only";
import { recordAudit, changes } from "@/lib/audit/record";
import { AppError, invalidField } from "@/lib/base/errors";
import type { PrismaClient } from "@/lib/db/generated/client";
import { queueMail } from "@/lib/messaging/email/queue";
import type { OrderActor } from "@/lib/orders/lock-order";
import type { OrderCallOff } from "@/lib/orders/order-movements";
import { lockCallOff, renewNextDay, requireCallOff, requireWithin } from "./lock-call-offs";
import type { CallOffDecision } from "./schemas";

export interface AnswerCallOffOptions extends OrderActor {
  db: PrismaClient;
  /** The call-off's `_id`. */
  id: string;
  decision: CallOffDecision;
}

/**
 * Accepts a call-off, as requested or changed, or declines it. A later answer replaces an earlier one. The customer is
 * mailed. The shop may name any day: the notice period binds only buyers.
 * @throws AppError not_found; invalid_transition once all of it has left, or a part of what is declined; above_ordered;
 * invalid_input (field `quantity`) for less than has left
 */
export async function answerCallOff(options: AnswerCallOffOptions): Promise<OrderCallOff> {
  const { db, id, decision, ...by } = options;
  return db.$transaction(async (tx) => {
    const { order, callOff } = await lockCallOff(tx, { id });
    const { state, words = callOff.words, quantity = callOff.quantity, on = callOff.on } = decision;
    requireOpenRemainder(callOff, { state, quantity });
    if (state === "agreed") {
      const remaining = quantity - callOff.sent;
      await requireWithin(tx, order, {
        added: [{ line: callOff.line, quantity: remaining }],
        instead: id,
      });
    }
    const data = { state, quantity, on: new Date(on), words };
    await tx.orderCallOff.update({ where: { id }, data, select: { id: true } });
    await renewNextDay(tx, order);
    await queueMail(tx, { template: "call-offs-agreed", orderId: order.id });
    const before = { state: callOff.state, quantity: callOff.quantity, on: callOff.on };
    await recordAudit(tx, {
      ...by,
      event: "Order Call-off Updated",
      description: `A call-off of order ${order.orderId} was ${state}`,
      details: {
        order: order.orderId,
        callOff: id,
        changes: changes(before, { state, quantity, on }),
      },
    });
    return requireCallOff(tx, { id });
  });
}

function requireOpenRemainder(
  { quantity, sent }: OrderCallOff,
  next: Pick<CallOffDecision, "state"> & { quantity: number },
): void {
  if (sent >= quantity) throw new AppError("invalid_transition", "All of it has left already.");
  if (next.state === "declined" && sent > 0) {
    throw new AppError(
      "invalid_transition",
      "A part of it has left. Agree to what has left alone.",
    );
  }
  if (next.quantity >= sent) return;
  throw invalidField("quantity", `${sent} of it have left already.`);
}
