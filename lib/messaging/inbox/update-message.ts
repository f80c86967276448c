import "server-only";
import { type AuditedWrite, recordAudit, changes } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { lockMessage } from "./lock-message";
import { readMessage } from "./queries";
import type { Message, MessageStatus } from "./schemas";

export interface UpdateMessageOptions extends AuditedWrite {
  id: string;
  status: MessageStatus;
}

/**
 * Sets the status of a message, such as answered by telephone. Setting the same status changes and records nothing.
 * @throws AppError not_found; invalid_transition for a message that the shop itself wrote
 */
export async function updateMessage(options: UpdateMessageOptions): Promise<Message> {
  const { db, id, status, actor, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const before = await lockMessage(tx, id);
    if (before.status === status) return readMessage(tx, id);
    if (before.writtenBy) {
      throw new AppError(
        "invalid_transition",
        "The shop wrote this message: it waits for no answer.",
      );
    }
    const answeredAt = status === "answered" ? (before.answeredAt ?? new Date()) : null;
    await tx.contactMessage.update({
      where: { id },
      data: { status, answeredAt },
      select: { id: true },
    });
    await recordAudit(tx, {
      event: "Message Updated",
      actor,
      description: `The message of ${before.name} is now ${status}`,
      ipAddress,
      details: { message: id, changes: changes({ status: before.status }, { status }) },
    });
    return readMessage(tx, id);
  });
}
