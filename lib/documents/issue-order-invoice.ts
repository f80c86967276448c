import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { acceptLocked } from "@/lib/orders/access/confirm-order";
import { lockOrder, type OrderActor } from "@/lib/orders/lock-order";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { findWholeInvoice, issueInvoice } from "./issue-invoice";
import type { IssuedDocument } from "./stored-document";

export interface IssueOrderInvoiceOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or order number. */
  id: string;
}

/**
 * Issues an invoice before the goods leave, which also accepts an unverified order. Repeating it returns the same
 * invoice.
 * @throws AppError not_found; invalid_transition as `issueInvoice`
 */
export async function issueOrderInvoice({
  db,
  id,
  ...by
}: IssueOrderInvoiceOptions): Promise<{ invoice: IssuedDocument; isNew: boolean }> {
  return db.$transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const issued = await findWholeInvoice(tx, order.id);
    if (issued) return { invoice: issued, isNew: false };
    if (order.status !== "Cancelled") await acceptLocked(tx, order, by);
    const shop = await readShopSettings(tx);
    const invoice = await issueInvoice(tx, { order, by, at: new Date(), shop });
    return { invoice, isNew: true };
  });
}
