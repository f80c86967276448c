import "server-only";
import type { Db } from "@/lib/db/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { ISSUED, toStoredDocument, type StoredDocument } from "./stored-document";

/** A document of an order with its content; null when the order has no document with this id. */
export async function findDocument(
  db: Db,
  orderId: string,
  id: string,
): Promise<StoredDocument | null> {
  if (!isUuid(id)) return null;
  const row = await db.orderDocument.findFirst({
    where: { id, orderId },
    select: { ...ISSUED, content: true },
  });
  return row && toStoredDocument(row);
}
