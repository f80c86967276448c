import "server-only";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { PrismaClient } from "@/lib/db/generated/client";
import { issueDispatchInvoice } from "@/lib/documents/issue-invoice";
import type { IssuedDocument } from "@/lib/documents/stored-document";
import { lockOrder, type OrderActor } from "@/lib/orders/lock-order";
import { readShopSettings } from "@/lib/shop/settings/queries";

export interface InvoiceDispatchOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
  /** `_id` of the dispatch. */
  dispatch: string;
}

/**
 * Issues the invoice of a dispatch. Repeating it returns the same invoice.
 * @throws AppError not_found; invalid_transition as `issueInvoice`
 */
export async function invoiceDispatch({
  db,
  id,
  dispatch,
  ...by
}: InvoiceDispatchOptions): Promise<{ invoice: IssuedDocument; isNew: boolean }> {
  return db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const found = isUuid(dispatch)
      ? await tx.orderDispatch.findFirst({
          where: { id: dispatch, orderId: order.id },
          select: { id: true, lines: { select: { orderLineId: true, quantity: true } } },
        })
      : null;
    if (!found) throw new AppError("not_found", "There is no such dispatch of this order.");
    const shop = await readShopSettings(tx);
    return issueDispatchInvoice(tx, { order, by, at: new Date(), shop }, found);
  });
}
