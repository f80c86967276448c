import "server-only";
import { createHash } from "node:crypto";
import { Prisma } from "shop-database";
import type { Transaction, Db } from "@/lib/db/client";
import { isUuid } from "@/lib/base/ids/uuid";
import type { CheckedFile } from "./check-attachment";

/**
 * Every column that refers to a file, as "table.column". A test compares the list with the database's foreign keys.
 */
export const ATTACHED_BY = [
  "approval_requests.purchaseOrderFileId",
  "certificates.attachmentId",
  "offer_files.attachmentId",
  "order_claim_photos.attachmentId",
  "order_dispatch_files.attachmentId",
  "purchase_orders.attachmentId",
] as const;

/** SQL condition: nothing refers to a row of `attachments`. */
export function isUnattached(): Prisma.Sql {
  const references = ATTACHED_BY.map((reference) => {
    const [table = "", column = ""] = reference.split(".");
    return Prisma.sql`NOT EXISTS (
      SELECT FROM ${Prisma.raw(`"${table}"`)} r WHERE r.${Prisma.raw(`"${column}"`)} = "attachments"."id")`;
  });
  return Prisma.join(references, " AND ");
}

/**
 * Stores a file that `checkAttachment` accepted and returns its id. The row that refers to it must be written in the
 * same transaction, because the daily clean-up removes files without a reference.
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

/** A file ready to send. The caller checks who may receive it. */
export interface StoredAttachment {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Returns null when there is no such file. */
export async function readAttachment(db: Db, id: string): Promise<StoredAttachment | null> {
  if (!isUuid(id)) return null;
  return db.attachment.findUnique({
    where: { id },
    select: { name: true, type: true, bytes: true },
  });
}
