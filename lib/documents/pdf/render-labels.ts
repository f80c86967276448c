import "server-only";
import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import type { Order } from "@/lib/orders/order";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { drawLabel } from "./draw-label";
import { SHEET_LAYOUTS, type LabelSheet } from "./label-sheets";
import { labelText } from "./label-text";
import { openDocument } from "./open-document";
import { latest } from "./render-slips";

/** The address labels of orders as one PDF, as many to a page as the sheet has. */
export async function renderLabels(
  orders: readonly Order[],
  shop: ShopSettings,
  sheet: LabelSheet,
): Promise<Buffer> {
  const { size, places, scale } = SHEET_LAYOUTS[sheet];
  const pdf = openDocument({
    title: orders.length === 1 ? `Label ${orders[0]?.orderId}` : "Labels",
    author: shop.siteName,
    date: latest(orders),
    size,
  });
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  for (const [index, order] of orders.entries()) {
    const place = places[index % places.length];
    if (index % places.length === 0) pdf.addPage();
    if (place) drawLabel(pdf, root, labelText(order, shop), place, scale);
    // Between two of many, others are answered.
    await setImmediate();
  }
  root.end();
  pdf.end();
  return buffer(pdf);
}
