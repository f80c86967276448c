import "server-only";
import { renderInvoice } from "@/lib/invoice/render-invoice";
import type { Attachment } from "@/lib/mail/mail";
import type { Order } from "@/lib/orders/order";
import type { ShopSettings } from "@/lib/settings/shop-settings";

/** The invoice of an order, named by its number. */
export async function attachedInvoice(order: Order, shop: ShopSettings): Promise<Attachment> {
  const content = await renderInvoice({ order, shop });
  return { filename: `${order.orderId}.pdf`, content, contentType: "application/pdf" };
}
