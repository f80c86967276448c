import "server-only";
import { invoiceContent } from "@/lib/documents/invoice-content";
import { invoiceFigures } from "@/lib/documents/invoice-figures";
import { cancellationOf, type Order } from "@/lib/orders/order";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { Paper } from "./paper-text";

/**
 * The paper that an order has before its invoice, of what order and shop are today. Nothing is issued by
 * it. In the flat regime it is called an invoice until there is one, as it always was.
 */
export function proformaOf(order: Order, shop: ShopSettings): Paper {
  const content = invoiceContent(order, invoiceFigures(order, []), shop);
  const isInvoiced = order.papers.some(({ kind }) => kind === "invoice");
  const cancelled = { at: cancellationOf(order)?.at ?? null };
  return {
    kind: "proforma",
    number: order.orderId,
    date: order.createdAt,
    content,
    isOnlyInvoice: content.regime === "flat" && !isInvoiced,
    ...(order.status === "Cancelled" ? { cancelled } : {}),
  };
}
