import "server-only";
import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { columnDay } from "@/lib/base/india-time";
import type { Db } from "@/lib/db/client";
import { TRANSPORT } from "@/lib/orders/read/read-dispatches";
import { requireOrders } from "@/lib/orders/read/require-order";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { Order } from "@/lib/orders/order";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import type { Challan, OrderDispatched } from "@/lib/orders/order-movements";
import { type LabelSheet, SHEET_LAYOUTS } from "./label-sheets";
import type { DocumentFile } from "./document-file";
import { drawLabel, labelText } from "./draw-label";
import { openDocument } from "./typesetting/open-document";
import { drawHead } from "./draw-head";
import { drawFooter, drawRunningHead } from "./draw-page-frame";
import { drawRows, ITEMS, setTable } from "./draw-table";
import { sheet, contentWidth, textStyles } from "./typesetting/text-style";
import { paginate } from "./typesetting/paginate";
import { slipText, type SlipOf, type SlipText } from "./slip-text";
import { type Part, openPart, textPart } from "./typesetting/tagged";
import { type Pdf, wrap, writeLine, writeLines, type Place } from "./typesetting/typeset";

/** Documents printed at the packing table. They check no access: only for callers that may read all orders. */

const SPACE_ABOVE = 10;
const SPACE_BETWEEN = 12;

const noteLines = (pdf: Pdf, { note }: SlipText): string[][] =>
  note.map((line) => wrap(pdf, line, textStyles.text, contentWidth));

/** Points, including the space above. */
function slipEndHeight(pdf: Pdf, text: SlipText): number {
  const lines = noteLines(pdf, text).flat().length;
  const note =
    lines === 0 ? 0 : SPACE_BETWEEN + textStyles.label.lead + lines * textStyles.text.lead;
  return SPACE_ABOVE + textStyles.name.lead + note;
}

/** Below the items: the number of packs and the buyer's note. */
function drawSlipEnd(pdf: Pdf, root: Part, text: SlipText, below: number): void {
  const place: Place = { x: sheet.left, y: below + SPACE_ABOVE, width: contentWidth };
  const right: Place = { ...place, width: contentWidth - 6, align: "right" };
  textPart(pdf, root, "P", () => writeLine(pdf, text.sum, textStyles.name, right));
  place.y += textStyles.name.lead + SPACE_BETWEEN;
  if (text.note.length === 0) return;
  const part = openPart(pdf, root, "Sect");
  textPart(pdf, part, "H2", () => writeLine(pdf, "Note from the buyer", textStyles.label, place));
  place.y += textStyles.label.lead;
  for (const lines of noteLines(pdf, text)) {
    textPart(pdf, part, "P", () => {
      place.y += writeLines(pdf, lines, textStyles.text, place);
    });
  }
  part.end();
}

/**
 * The packing slips of the orders as one PDF (A4, tagged), each starting on a new page.
 * @param of details of each slip, by order id
 */
export async function renderSlips(
  orders: readonly Order[],
  shop: ShopSettings,
  of: ReadonlyMap<string, SlipOf> = new Map(),
): Promise<Buffer> {
  const numbers = orders.map(({ orderId }) => orderId);
  const pdf = openDocument({
    title: numbers.length === 1 ? `Packing slip ${numbers[0]}` : "Packing slips",
    author: shop.siteName,
    date: latest(orders),
  });
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  for (const order of orders) {
    drawSlip(pdf, root, slipText(order, shop, of.get(order.id)));
    // Lets the process answer other requests between two slips.
    await setImmediate();
  }
  root.end();
  pdf.end();
  return buffer(pdf);
}

/** A date taken from the orders, so that the same orders give the same bytes. */
const latest = (orders: readonly Order[]): Date =>
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

const getName = (what: string, orders: readonly { orderId: string }[]) =>
  orders.length === 1 ? `${what}-${orders[0]?.orderId}.pdf` : `${what}s.pdf`;

/** The challans of each order's dispatches, oldest first, and the transport of a single dispatch. */
async function readSent(db: Db, orders: readonly Order[]): Promise<Map<string, SlipOf>> {
  const rows = await db.orderDispatch.findMany({
    where: { orderId: { in: orders.map(({ id }) => id) } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { orderId: true, ...TRANSPORT, challan: { select: { number: true, issuedAt: true } } },
  });
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map(
    [...byOrder].map(([id, sent]): [string, SlipOf] => [
      id,
      {
        transport: sent.length === 1 ? sent[0] : undefined,
        challans: sent.flatMap(({ challan }): Challan[] =>
          challan ? [{ number: challan.number, issuedOn: columnDay(challan.issuedAt) }] : [],
        ),
      },
    ]),
  );
}

/** @throws AppError not_found */
export async function packingSlips(db: Db, names: readonly string[]): Promise<DocumentFile> {
  const orders = await requireOrders(db, names);
  const shop = await readShopSettings(db);
  const content = await renderSlips(orders, shop, await readSent(db, orders));
  return { name: getName("packing-slip", orders), content };
}

interface PlacedDispatch {
  order: Order;
  dispatch: OrderDispatched;
  /** From 1. */
  place: number;
}

/** The packing slip of a dispatch. */
export async function dispatchSlip(
  db: Db,
  { order, dispatch, place }: PlacedDispatch,
): Promise<DocumentFile> {
  const { carrier, number, url, challan, transport } = dispatch;
  const lines = order.lines.flatMap((line) => {
    const sent = dispatch.lines.find((each) => each.line === line.id);
    return sent ? [{ ...line, quantity: sent.quantity }] : [];
  });
  const parcel = {
    ...order,
    lines,
    tracking: carrier ? { carrier, number: number ?? "", url } : null,
  };
  const of = { part: place, challans: challan ? [challan] : [], transport };
  const content = await renderSlips(
    [parcel],
    await readShopSettings(db),
    new Map([[order.id, of]]),
  );
  return { name: `packing-slip-${order.orderId}-${place}.pdf`, content };
}

/** @throws AppError not_found */
export async function addressLabels(
  db: Db,
  names: readonly string[],
  sheet: LabelSheet = "4x6",
): Promise<DocumentFile> {
  const orders = await requireOrders(db, names);
  const content = await renderLabels(orders, await readShopSettings(db), sheet);
  return { name: getName("label", orders), content };
}

/** The address labels of the orders as one PDF, with as many on a page as the sheet has. */
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
    // Lets the process answer other requests between two labels.
    await setImmediate();
  }
  root.end();
  pdf.end();
  return buffer(pdf);
}
