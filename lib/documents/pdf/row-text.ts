import type { DocumentLine, DocumentContent } from "@/lib/documents/content";
import { quantityWords } from "@/lib/orders/line-text";
import { formatRupees } from "@/lib/pricing/money";
import type { CellText, ColumnText, Paper, TableText } from "./paper-text";
import { printable } from "./typesetting/printable";
import { stateTaxName } from "@/lib/shop/gst/states";

/** The tax columns: two for a supply within the seller's state, one for an interstate supply. */

type Content = Pick<DocumentContent, "lines" | "seller" | "placeOfSupply">;

/** Decided by the taxes charged; without any, by the states. */
export function isWithinState({ lines, seller, placeOfSupply }: Content): boolean {
  if (lines.some(({ igstPaise }) => igstPaise > 0)) return false;
  if (lines.some(({ cgstPaise }) => cgstPaise > 0)) return true;
  return seller.state?.code === placeOfSupply?.code;
}

interface Taxed {
  rateBasisPoints: number | null;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

const column = (title: string): ColumnText => ({ title, look: "figure", align: "right" });

export const taxColumns = (content: Content): ColumnText[] =>
  isWithinState(content) ? [column("CGST"), column(getStateTax(content))] : [column("IGST")];

/** The name of the state's half of the tax in the seller's state. */
export const getStateTax = ({ seller }: Pick<Content, "seller">) =>
  stateTaxName(seller.state?.code ?? "");

/** Each tax with its rate below it. */
export function taxCells(taxed: Taxed, within: boolean): CellText[] {
  const { rateBasisPoints, cgstPaise, sgstPaise, igstPaise } = taxed;
  const rate = rateBasisPoints ?? 0;
  const cell = (paise: number, percent: number) => ({
    text: formatRupees(paise),
    note: `${percent}%`,
  });
  if (!within) return [cell(igstPaise, rate / 100)];
  return [cell(cgstPaise, rate / 200), cell(sgstPaise, rate / 200)];
}

const count = new Intl.NumberFormat("en-IN");

export const NUMBER: ColumnText = { title: "No.", look: "figure", align: "left" };
export const ITEM: ColumnText = { title: "Item", look: "text", align: "left", grows: true };
export const QUANTITY: ColumnText = { title: "Quantity", look: "figure", align: "right" };
export const PRICE: ColumnText = { title: "Unit price", look: "figure", align: "right" };
export const AMOUNT: ColumnText = { title: "Amount", look: "amount", align: "right" };
const TAXABLE: ColumnText = { title: "Taxable value", look: "amount", align: "right" };

/** "2 packs" and below it "200 pieces"; "–" for a price reduction without goods. */
export function formatQuantity({
  unit,
  packs: number,
  pieces,
  packSize,
}: Pick<DocumentLine, "unit" | "packs" | "pieces" | "packSize">): CellText {
  if (number === 0) return { text: "–" };
  const text = quantityWords(number, unit);
  if (pieces === null) return { text };
  const noun = packSize?.replace(/^[\d,]+ /, "") ?? "";
  return { text, note: `${count.format(pieces)} ${printable(noun)}` };
}

export function formatItem({
  name,
  hsnCode,
  packSize,
  sku,
  detail,
}: Pick<DocumentLine, "name" | "hsnCode" | "packSize" | "sku" | "detail">): CellText {
  const parts = [
    detail,
    sku && `Article ${sku}`,
    hsnCode && `HSN ${hsnCode}`,
    packSize && `Pack of ${packSize}`,
  ];
  const note = printable(parts.filter(Boolean).join(", "));
  return note === "" ? { text: printable(name) } : { text: printable(name), note };
}

/** A price of more than one says for how many it is. */
function toPrice({ packs: number, pricePaise, unit, basis }: DocumentLine): CellText {
  if (number === 0) return { text: "–" };
  const text = formatRupees(pricePaise);
  return basis === 1 ? { text } : { text, note: `per ${quantityWords(basis, unit)}` };
}

/** The columns of the document under the flat tax. */
function plainTable({ content, isOnlyInvoice }: Paper): TableText {
  const rows = content.lines.map((line, index) => {
    const amountPaise = line.price?.grossPaise ?? line.taxablePaise;
    return [
      { text: String(index + 1) },
      formatItem({ ...line, hsnCode: null, ...(isOnlyInvoice ? { packSize: null } : {}) }),
      isOnlyInvoice && line.unit === "PAC"
        ? { text: count.format(line.packs) }
        : formatQuantity(line),
      toPrice(line),
      { text: formatRupees(amountPaise) },
    ];
  });
  return { columns: [NUMBER, ITEM, QUANTITY, PRICE, AMOUNT], rows };
}

function taxedTable({ content }: Paper): TableText {
  const within = isWithinState(content);
  const rows = content.lines.map((line, index) => [
    { text: String(index + 1) },
    formatItem(line),
    formatQuantity(line),
    toPrice(line),
    { text: formatRupees(line.taxablePaise) },
    ...taxCells(line, within),
  ]);
  return { columns: [NUMBER, ITEM, QUANTITY, PRICE, TAXABLE, ...taxColumns(content)], rows };
}

/** The goods that a voucher's money is for. */
function goodsTable(goods: NonNullable<DocumentContent["advance"]>["goods"]): TableText {
  const rows = goods.map(({ name, quantity }, index) => [
    { text: String(index + 1) },
    { text: printable(name) },
    { text: printable(quantity) },
  ]);
  return { columns: [NUMBER, ITEM, QUANTITY], rows };
}

export function buildItemTable(paper: Paper): TableText {
  if (paper.content.advance) return goodsTable(paper.content.advance.goods);
  return paper.content.regime === "gst" ? taxedTable(paper) : plainTable(paper);
}
