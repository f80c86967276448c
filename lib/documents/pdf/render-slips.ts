import "server-only";
import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import type { Order } from "@/lib/orders/order";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { drawHead } from "./draw-head";
import { drawFooter, drawRunningHead } from "./draw-page-frame";
import { drawSlipEnd, slipEndHeight } from "./draw-slip-end";
import { drawRows, ITEMS, setTable } from "./draw-table";
import { sheet } from "./look";
import { openDocument } from "./open-document";
import { paginate } from "./paginate";
import { slipText, type SlipText } from "./slip-text";
import type { Part } from "./tagged";
import type { Pdf } from "./typeset";

/** The packing slips of orders as one PDF (A4, tagged), each beginning a sheet of its own. */
export async function renderSlips(orders: readonly Order[], shop: ShopSettings): Promise<Buffer> {
  const numbers = orders.map(({ orderId }) => orderId);
  const pdf = openDocument({
    title: numbers.length === 1 ? `Packing slip ${numbers[0]}` : "Packing slips",
    author: shop.siteName,
    date: latest(orders),
  });
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  for (const order of orders) {
    drawSlip(pdf, root, slipText(order, shop));
    // Between two of many, others are answered.
    await setImmediate();
  }
  root.end();
  pdf.end();
  return buffer(pdf);
}

/** So that the same orders give the same bytes. */
export const latest = (orders: readonly Order[]): Date =>
  new Date(Math.max(...orders.map(({ createdAt }) => createdAt.getTime())));

function drawSlip(pdf: Pdf, root: Part, text: SlipText): void {
  const table = setTable(pdf, text.items, ITEMS);
  pdf.addPage();
  const top = drawHead(pdf, root, text);
  const pages = paginate(
    table.rows.map(({ height }) => height),
    {
      first: sheet.bottom - top - ITEMS.headHeight,
      further: sheet.bottom - sheet.furtherTop - ITEMS.headHeight,
      closing: slipEndHeight(pdf, text),
    },
  );
  pages.forEach((numbers, index) => {
    if (index > 0) {
      pdf.addPage();
      drawRunningHead(pdf, text);
    }
    const rows = table.rows.filter((_, row) => numbers.includes(row));
    const below = drawRows(pdf, root, { ...table, rows }, index === 0 ? top : sheet.furtherTop);
    if (index === pages.length - 1) drawSlipEnd(pdf, root, text, below);
    drawFooter(pdf, text, index + 1, pages.length);
  });
}
