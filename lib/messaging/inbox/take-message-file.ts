import "server-only";
import { readAttachment, type StoredAttachment } from "@/lib/files/attachments/stored-attachment";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { AppError } from "@/lib/base/errors";

export interface TakeMessageFileOptions {
  db: PrismaClient;
  /** The message's `_id`. */
  id: string;
  actor: AuditActor;
  ipAddress: string;
}

/**
 * Returns the file that came with a message and records who downloads it.
 * @throws AppError not_found for a message without a file
 */
export async function takeMessageFile({
  db,
  id,
  actor,
  ipAddress,
}: TakeMessageFileOptions): Promise<StoredAttachment> {
  const message = isUuid(id)
    ? await db.contactMessage.findUnique({
        where: { id },
        select: { attachmentId: true, name: true },
      })
    : null;
  const file = message?.attachmentId ? await readAttachment(db, message.attachmentId) : null;
  if (!message || !file) throw new AppError("not_found", "No file came with this message.");
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Message File Export",
      actor,
      description: `${actor.name} downloaded the file that ${message.name} sent`,
      ipAddress,
      details: { message: id, file: file.name },
    }),
  );
  return file;
}
