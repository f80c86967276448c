import type { DocumentLine, DocumentContent } from "@/lib/documents/content";
import { translateMessage } from "@/lib/i18n/translate-message";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { packSizeText, packText } from "@/lib/catalogue/price/unit-price";
import { CODE_TEXTS, quantityWords } from "@/lib/orders/line-text";
import { lineName } from "@/lib/pricing/print-options";
import { formatRupees } from "@/lib/pricing/money";
import { stateTaxName } from "@/lib/shop/gst/states";
import { printable } from "./typesetting/printable";
import type { CellText, ColumnText, PrintedDocument, TableText } from "./document-text";

/** The tax columns: two for a supply within the seller's state, one for an interstate supply. */

type Content = Pick<DocumentContent, "lines" | "seller" | "placeOfSupply">;

/** Decided by the charged taxes, or by the states when there are none. */
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

const column = (title: string): ColumnText => ({ title, textStyle: "figure", align: "right" });

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

export const NUMBER: ColumnText = { title: "No.", textStyle: "figure", align: "left" };
export const ITEM: ColumnText = { title: "Item", textStyle: "text", align: "left", grows: true };
export const QUANTITY: ColumnText = { title: "Quantity", textStyle: "figure", align: "right" };
export const PRICE: ColumnText = { title: "Unit price", textStyle: "figure", align: "right" };
export const AMOUNT: ColumnText = { title: "Amount", textStyle: "amount", align: "right" };
const TAXABLE: ColumnText = { title: "Taxable value", textStyle: "amount", align: "right" };

/** Columns with their titles in another language; the names of taxes have no translation. */
export const translateTitles = (columns: readonly ColumnText[], t: Translate): ColumnText[] =>
  columns.map((each) => ({ ...each, title: t(each.title) }));

/** "2 packs" and below it "200 pieces"; "–" for a price reduction without goods. */
export function formatQuantity(
  {
    unit,
    packs: number,
    pieces,
    packSize,
  }: Pick<DocumentLine, "unit" | "packs" | "pieces" | "packSize">,
  t: Translate = inEnglish,
): CellText {
  if (number === 0) return { text: "–" };
  const text = quantityWords(number, unit, t);
  if (pieces === null) return { text };
  const noun = packSize?.replace(/^[\d,]+ /, "") ?? "";
  return { text, note: printable(packSizeText(`${count.format(pieces)} ${noun}`, t)) };
}

/** Translates the detail of a line, which the document stores in English. */
const translateDetail = (detail: string, t: Translate): string =>
  detail
    .split(", ")
    .map((part) =>
      translateMessage(t, part, ["{count} sides", "{count} colours", CODE_TEXTS.staff]),
    )
    .join(", ");

export function formatItem(
  {
    name,
    hsnCode,
    packSize,
    sku,
    detail,
  }: Pick<DocumentLine, "name" | "hsnCode" | "packSize" | "sku" | "detail">,
  t: Translate = inEnglish,
): CellText {
  const parts = [
    detail && translateDetail(detail, t),
    sku && t("Article {sku}", { sku }),
    hsnCode && `HSN ${hsnCode}`,
    packSize && packText(packSize, t),
  ];
  const note = printable(parts.filter(Boolean).join(", "));
  const text = printable(lineName(name, t));
  return note === "" ? { text } : { text, note };
}

/** A price of more than one unit names its basis. */
function toPrice({ packs: number, pricePaise, unit, basis }: DocumentLine, t: Translate): CellText {
  if (number === 0) return { text: "–" };
  const text = formatRupees(pricePaise);
  if (basis === 1) return { text };
  return { text, note: t("per {quantity}", { quantity: quantityWords(basis, unit, t) }) };
}

/** The columns of the document under the flat tax. */
function plainTable({ content }: PrintedDocument, t: Translate): TableText {
  const rows = content.lines.map((line, index) => {
    const amountPaise = line.price?.grossPaise ?? line.taxablePaise;
    return [
      { text: String(index + 1) },
      formatItem({ ...line, hsnCode: null }, t),
      formatQuantity(line, t),
      toPrice(line, t),
      { text: formatRupees(amountPaise) },
    ];
  });
  return { columns: [NUMBER, ITEM, QUANTITY, PRICE, AMOUNT], rows };
}

function taxedTable({ content }: PrintedDocument, t: Translate): TableText {
  const within = isWithinState(content);
  const rows = content.lines.map((line, index) => [
    { text: String(index + 1) },
    formatItem(line, t),
    formatQuantity(line, t),
    toPrice(line, t),
    { text: formatRupees(line.taxablePaise) },
    ...taxCells(line, within),
  ]);
  return { columns: [NUMBER, ITEM, QUANTITY, PRICE, TAXABLE, ...taxColumns(content)], rows };
}

/** The goods paid for by a voucher. */
function goodsTable(goods: NonNullable<DocumentContent["advance"]>["goods"]): TableText {
  const rows = goods.map(({ name, quantity }, index) => [
    { text: String(index + 1) },
    { text: printable(name) },
    { text: printable(quantity) },
  ]);
  return { columns: [NUMBER, ITEM, QUANTITY], rows };
}

export function buildItemTable(document: PrintedDocument, t: Translate): TableText {
  const { columns, rows } = getTable(document, t);
  return { columns: translateTitles(columns, t), rows };
}

function getTable(document: PrintedDocument, t: Translate): TableText {
  if (document.content.advance) return goodsTable(document.content.advance.goods);
  return document.content.regime === "gst" ? taxedTable(document, t) : plainTable(document, t);
}
