import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { AppError, invalidField } from "@/lib/base/errors";
import { queueMail } from "@/lib/messaging/email/queue";
import { hasWhatsApp, sendTexts, TEXT_TO_SEND } from "@/lib/messaging/email/whatsapp-queue";
import { lockMessage, type LockedMessage } from "./lock-message";
import { readMessage } from "./queries";
import type { Message } from "./schemas";

export interface ReplyToMessageOptions extends AuditedWrite {
  id: string;
  text: string;
}

/** WhatsApp's maximum length of a message. */
const MAX_TEXT = 4_096;

/**
 * Replies to a message and stores the reply with it: by WhatsApp if it came by WhatsApp and the reply window is open,
 * else by email. Returns the whole thread.
 * @throws AppError not_found, invalid_transition when the sender has no email; invalid_input for a text that is too
 * long for WhatsApp
 */
export async function replyToMessage(options: ReplyToMessageOptions): Promise<Message> {
  const { db, id, text, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    const number = answerableAt(message, new Date());
    if (number === null && message.email === null) throw noChannel(message);
    if (number !== null && text.length > MAX_TEXT) throw tooLong();
    const { id: replyId } = await tx.messageReply.create({
      data: { messageId: id, text, userId: actor.userId, by: actor.name },
      select: { id: true },
    });
    await tx.contactMessage.update({
      where: { id },
      data: { status: "answered", answeredAt: message.answeredAt ?? new Date() },
      select: { id: true },
    });
    if (number === null) await queueMail(tx, { template: "message-reply", replyId });
    else await queueReply(tx, { number, replyId });
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

async function queueReply(
  tx: Transaction,
  data: { number: string; replyId: string },
): Promise<void> {
  await sendTexts(tx, [await tx.whatsAppMessage.create({ data, select: TEXT_TO_SEND })]);
}

/** The number to answer by WhatsApp; null outside its reply window. */
function answerableAt({ whatsapp, whatsappUntil }: LockedMessage, now: Date): string | null {
  return hasWhatsApp() && whatsappUntil !== null && whatsappUntil > now ? whatsapp : null;
}

const noChannel = ({ whatsapp }: LockedMessage) =>
  new AppError(
    "invalid_transition",
    whatsapp === null
      ? "This customer gave no email. Please call them."
      : "WhatsApp takes an answer for 24 hours after the customer wrote, and we know no email of theirs. Please call them.",
  );

function tooLong(): AppError {
  return invalidField("text", "WhatsApp takes 4,096 characters at most.");
}
