import "server-only";
import type { Db } from "@/lib/db/client";
import { renderInvoice } from "@/lib/invoice/render-invoice";
import type { Attachment } from "@/lib/mail/mail";
import { MailError } from "@/lib/mail/mail-error";
import { findOrder } from "@/lib/orders/queries";
import type { ShopSettings } from "@/lib/settings/shop-settings";
import type { MailedOrder } from "./templates/order";

/**
 * The invoice of an order, named by its number. It is read as whoever holds the mail reads it: by key.
 * @throws MailError when the order is gone
 */
export async function attachedInvoice(
  db: Db,
  { orderId, accessKey }: MailedOrder,
  shop: ShopSettings,
): Promise<Attachment> {
  const visitor = { identity: { state: "visitor" }, key: accessKey } as const;
  const order = await findOrder(db, orderId, visitor);
  if (!order) throw new MailError("the order is gone", true);
  const content = await renderInvoice({ order, shop });
  return { filename: `${orderId}.pdf`, content, contentType: "application/pdf" };
}
