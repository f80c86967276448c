import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { queueMail } from "@/lib/email/queue";
import { lockMessage } from "./lock-message";
import { readMessage } from "./queries";
import type { Message } from "./schemas";
import { settleOffer } from "./settle-offer";

export interface ReplyToMessageOptions {
  db: PrismaClient;
  id: string;
  text: string;
  actor: AuditActor;
  ipAddress: string;
}

/**
 * Replies to a message by mail and stores the reply with it. Returns the whole thread.
 * @throws AppError not_found, invalid_transition when the sender has no email
 */
export async function replyToMessage(options: ReplyToMessageOptions): Promise<Message> {
  const { db, id, text, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    if (message.email === null) {
      throw new AppError("invalid_transition", "This customer gave no email. Please call them.");
    }
    const { id: replyId } = await tx.messageReply.create({
      data: { messageId: id, text, userId: actor.userId, by: actor.name },
      select: { id: true },
    });
    await tx.contactMessage.update({
      where: { id },
      data: { status: "answered", answeredAt: message.answeredAt ?? new Date() },
      select: { id: true },
    });
    await settleOffer(tx, id, "answered");
    await queueMail(tx, { template: "message-reply", replyId });
    await recordAudit(tx, {
      event: "Message Reply Created",
      actor,
      description: `The message of ${message.name} was answered`,
      ipAddress,
      details: { message: id, reply: replyId },
    });
    return readMessage(tx, id);
  });
}
