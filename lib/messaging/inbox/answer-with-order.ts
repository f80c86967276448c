import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { invalidField } from "@/lib/base/errors";
import { lockMessage } from "./lock-message";
import { closeOffer } from "./settle-offer";

export interface AnswerWithOrderOptions {
  /** The request's `_id`. */
  id: string;
  order: { id: string; orderId: string };
  actor: AuditActor;
  ipAddress: string;
}

/**
 * Links a price request to the order that it became, and marks it as answered.
 * @throws AppError invalid_input for a message that is not a price request, or is already linked to an order
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
  await closeOffer(tx, id, order.id);
  await recordAudit(tx, {
    event: "Message Updated",
    actor,
    description: `The request of ${message.name} became order ${order.orderId}`,
    ipAddress,
    details: { message: id, order: order.orderId },
  });
}

const refusal = (message: string) => invalidField("request", message);
