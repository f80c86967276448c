import "server-only";
import type { Db } from "@/lib/db/client";
import { isUuid } from "@/lib/base/uuid";
import { ISSUED, storedOf, type StoredDocument } from "./stored-document";

/** A paper of an order with all that it says; null where the order has none of that id. */
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
  return row && storedOf(row);
}
