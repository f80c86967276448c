import "server-only";
import { AppError } from "@/lib/base/errors";
import type { Db } from "@/lib/db/client";
import { orderNamed } from "@/lib/orders/read/read-order";
import { ISSUED, toStoredDocument, type StoredDocument } from "../stored-document";

export interface WantedPaper {
  /** `_id` or order number. */
  id: string;
  /** Of a credit note; without it the invoice is meant. */
  document?: string | undefined;
}

/**
 * The issued document that a portal is told of.
 * @throws AppError not_found; invalid_transition for an order without an invoice
 */
export async function readPaper(db: Db, { id, document }: WantedPaper): Promise<StoredDocument> {
  const order = await db.order.findUnique({
    where: orderNamed(id),
    select: {
      documents: {
        where: document ? { id: document } : { kind: "invoice" },
        select: { ...ISSUED, content: true },
      },
    },
  });
  const [paper] = order?.documents ?? [];
  if (paper) return toStoredDocument(paper);
  if (!order) throw new AppError("not_found", "There is no such order.");
  if (document) throw new AppError("not_found", "This order has no such document.");
  throw new AppError("invalid_transition", "This order has no invoice yet. Issue it first.");
}
