import "server-only";
import { createHash } from "node:crypto";
import type { Transaction, Db } from "@/lib/db/client";
import type { CheckedFile } from "./check-attachment";
import { isUuid } from "@/lib/base/uuid";
import { Prisma } from "@/lib/db/generated/client";

/** Every column that refers to a file, as "table.column"; a test compares it with the database's foreign keys. */
export const ATTACHED_BY = ["certificates.attachmentId", "contact_messages.attachmentId"] as const;

/** Whether nothing refers to a row of `attachments`. */
export function isUnattached(): Prisma.Sql {
  const references = ATTACHED_BY.map((reference) => {
    const [table = "", column = ""] = reference.split(".");
    return Prisma.sql`NOT EXISTS (
      SELECT FROM ${Prisma.raw(`"${table}"`)} r WHERE r.${Prisma.raw(`"${column}"`)} = "attachments"."id")`;
  });
  return Prisma.join(references, " AND ");
}

/**
 * Keeps a file that `checkAttachment` took; answers its id. What refers to it is written in the same transaction:
 * a file that nothing refers to is removed by the daily clean-up.
 */
export async function storeAttachment(
  tx: Transaction,
  { name, type, bytes }: CheckedFile,
): Promise<string> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const { id } = await tx.attachment.create({
    data: { name, type, size: bytes.length, sha256, bytes },
    select: { id: true },
  });
  return id;
}

/** A file as it is handed out; who may have it, the caller decides. */
export interface StoredAttachment {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Null where there is none. */
export async function readAttachment(db: Db, id: string): Promise<StoredAttachment | null> {
  if (!isUuid(id)) return null;
  return db.attachment.findUnique({
    where: { id },
    select: { name: true, type: true, bytes: true },
  });
}
