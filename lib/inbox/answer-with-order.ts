import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { lockMessage } from "./lock-message";

export interface AnswerWithOrderOptions {
  /** The request's `_id`. */
  id: string;
  order: { id: string; orderId: string };
  actor: AuditActor;
  ipAddress: string;
}

/**
 * Keeps with a request for a price which order it became, and that it is answered by that.
 * @throws AppError invalid_input for what is no request, or has become an order before
 */
export async function answerWithOrder(
  tx: Transaction,
  { id, order, actor, ipAddress }: AnswerWithOrderOptions,
): Promise<void> {
  const message = await lockMessage(tx, id);
  if (message.kind !== "quote") throw refusal("There is no such request for a price.");
  if (message.orderId) throw refusal("This request has become an order already.");
  await tx.contactMessage.update({
    where: { id },
    data: {
      orderId: order.id,
      status: "answered",
      answeredAt: message.answeredAt ?? new Date(),
    },
    select: { id: true },
  });
  await recordAudit(tx, {
    event: "Message Updated",
    actor,
    description: `The request of ${message.name} became order ${order.orderId}`,
    ipAddress,
    details: { message: id, order: order.orderId },
  });
}

const refusal = (message: string) =>
  new AppError("invalid_input", message, { fields: { request: message } });
