import type { DocumentLine, DocumentContent } from "@/lib/documents/content";
import { sayMessage } from "@/lib/i18n/say-message";
import { inEnglish, type Say } from "@/lib/i18n/say";
import { packSizeText, packText } from "@/lib/catalogue/price/unit-price";
import { quantityWords } from "@/lib/orders/line-text";
import { lineName } from "@/lib/pricing/print-options";
import { formatRupees } from "@/lib/pricing/money";
import { stateTaxName } from "@/lib/shop/gst/states";
import { printable } from "./typesetting/printable";
import type { CellText, ColumnText, Paper, TableText } from "./document-text";

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

/** Columns with their titles in another language; the names of taxes have no translation. */
export const sayTitles = (columns: readonly ColumnText[], say: Say): ColumnText[] =>
  columns.map((each) => ({ ...each, title: say(each.title) }));

/** "2 packs" and below it "200 pieces"; "–" for a price reduction without goods. */
export function formatQuantity(
  {
    unit,
    packs: number,
    pieces,
    packSize,
  }: Pick<DocumentLine, "unit" | "packs" | "pieces" | "packSize">,
  say: Say = inEnglish,
): CellText {
  if (number === 0) return { text: "–" };
  const text = quantityWords(number, unit, say);
  if (pieces === null) return { text };
  const noun = packSize?.replace(/^[\d,]+ /, "") ?? "";
  return { text, note: printable(packSizeText(`${count.format(pieces)} ${noun}`, say)) };
}

/** A paper keeps in English that a line is a sample, and how it is printed. */
const sayDetail = (detail: string, say: Say): string =>
  detail
    .split(", ")
    .map((part) => sayMessage(say, part, ["{count} sides", "{count} colours"]))
    .join(", ");

export function formatItem(
  {
    name,
    hsnCode,
    packSize,
    sku,
    detail,
  }: Pick<DocumentLine, "name" | "hsnCode" | "packSize" | "sku" | "detail">,
  say: Say = inEnglish,
): CellText {
  const parts = [
    detail && sayDetail(detail, say),
    sku && say("Article {sku}", { sku }),
    hsnCode && `HSN ${hsnCode}`,
    packSize && packText(packSize, say),
  ];
  const note = printable(parts.filter(Boolean).join(", "));
  const text = printable(lineName(name, say));
  return note === "" ? { text } : { text, note };
}

/** A price of more than one says for how many it is. */
function toPrice({ packs: number, pricePaise, unit, basis }: DocumentLine, say: Say): CellText {
  if (number === 0) return { text: "–" };
  const text = formatRupees(pricePaise);
  if (basis === 1) return { text };
  return { text, note: say("per {quantity}", { quantity: quantityWords(basis, unit, say) }) };
}

/** The columns of the document under the flat tax. */
function plainTable({ content }: Paper, say: Say): TableText {
  const rows = content.lines.map((line, index) => {
    const amountPaise = line.price?.grossPaise ?? line.taxablePaise;
    return [
      { text: String(index + 1) },
      formatItem({ ...line, hsnCode: null }, say),
      formatQuantity(line, say),
      toPrice(line, say),
      { text: formatRupees(amountPaise) },
    ];
  });
  return { columns: [NUMBER, ITEM, QUANTITY, PRICE, AMOUNT], rows };
}

function taxedTable({ content }: Paper, say: Say): TableText {
  const within = isWithinState(content);
  const rows = content.lines.map((line, index) => [
    { text: String(index + 1) },
    formatItem(line, say),
    formatQuantity(line, say),
    toPrice(line, say),
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

export function buildItemTable(paper: Paper, say: Say): TableText {
  const { columns, rows } = getTable(paper, say);
  return { columns: sayTitles(columns, say), rows };
}

function getTable(paper: Paper, say: Say): TableText {
  if (paper.content.advance) return goodsTable(paper.content.advance.goods);
  return paper.content.regime === "gst" ? taxedTable(paper, say) : plainTable(paper, say);
}
