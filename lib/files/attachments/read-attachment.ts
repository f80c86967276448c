import "server-only";
import type { Db } from "@/lib/db/client";
import { isUuid } from "@/lib/base/uuid";

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
