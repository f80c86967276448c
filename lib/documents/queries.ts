import "server-only";
import type { Db } from "@/lib/db/client";
import { isUuid } from "@/lib/base/uuid";
import type { Registration } from "./pdf/paper-text";
import { ISSUED, toStoredDocument, type StoredDocument } from "./stored-document";

interface RegisteredDocument extends StoredDocument {
  /** Null until its IRN is recorded. */
  registration: Registration | null;
}

const REGISTRATION = { irn: true, ackNo: true, ackDate: true, signedQr: true } as const;

/** A document of an order with its content; null when the order has no document with this id. */
export async function findDocument(
  db: Db,
  orderId: string,
  id: string,
): Promise<RegisteredDocument | null> {
  if (!isUuid(id)) return null;
  const row = await db.orderDocument.findFirst({
    where: { id, orderId },
    select: { ...ISSUED, content: true, registration: { select: REGISTRATION } },
  });
  return row && { ...toStoredDocument(row), registration: row.registration };
}
