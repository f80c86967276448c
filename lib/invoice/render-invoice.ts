import "server-only";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import type { Order } from "@/lib/orders/order";
import type { ShopSettings } from "@/lib/settings/shop-settings";
import { drawHead } from "./draw-head";
import { drawFooter, drawRunningHead } from "./draw-page-frame";
import { closingHeight, drawClosing } from "./draw-sums";
import { drawRows, setTable, TABLE_HEAD_HEIGHT } from "./draw-table";
import { invoiceText, type InvoiceText } from "./invoice-text";
import { sheet } from "./look";
import { paginate } from "./paginate";
import type { Part } from "./tagged";
import { FACES, fontOf } from "./typefaces";
import type { Pdf } from "./typeset";

/** The dates are the order's, so that the same order gives the same bytes. */
function openDocument({ title, number, seller }: InvoiceText, date: Date): Pdf {
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-IN",
    displayTitle: true,
    info: {
      Title: `${title} ${number}`,
      Author: seller.name,
      Subject: `${title} ${number} of ${seller.name}`,
      Creator: seller.name,
      CreationDate: date,
      ModDate: date,
    },
  });
  for (const face of FACES) pdf.registerFont(face, fontOf(face));
  return pdf;
}

function drawPages(pdf: Pdf, root: Part, text: InvoiceText): void {
  const table = setTable(pdf, text.rows);
  let y = drawHead(pdf, root, text);
  const pages = paginate(
    table.rows.map((row) => row.height),
    {
      first: sheet.bottom - y - TABLE_HEAD_HEIGHT,
      further: sheet.bottom - sheet.furtherTop - TABLE_HEAD_HEIGHT,
      closing: closingHeight(pdf, text),
    },
  );
  pages.forEach((numbers, index) => {
    if (index > 0) {
      pdf.addPage();
      drawRunningHead(pdf, text);
      y = sheet.furtherTop;
    }
    const rows = table.rows.filter((_, row) => numbers.includes(row));
    y = drawRows(pdf, root, { ...table, rows }, y);
    if (index === pages.length - 1) drawClosing(pdf, root, text, y);
    drawFooter(pdf, text, index + 1, pages.length);
  });
}

/**
 * The invoice of an order as a PDF (A4, tagged, text selectable). The same order and settings give the
 * same bytes. Needs the typefaces in lib/invoice/fonts below the working directory.
 */
export async function renderInvoice({
  order,
  shop,
}: {
  order: Order;
  shop: ShopSettings;
}): Promise<Buffer> {
  const text = invoiceText(order, shop);
  const pdf = openDocument(text, order.createdAt);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  drawPages(pdf, root, text);
  root.end();
  pdf.end();
  return buffer(pdf);
}
