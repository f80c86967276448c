import { parsePrintOptions, parseSample } from "@/lib/catalogue/made-to-order";
import { findPacking } from "@/lib/catalogue/packing";
import { parsePriceTiers, type SaleTerms } from "@/lib/catalogue/sale-terms";
import { getPackSize } from "@/lib/catalogue/specifications";
import type { Supply } from "@/lib/catalogue/supply";
import { listedPrices, type ListedPrice } from "@/lib/pricing/listed-price";
import { packPrice } from "@/lib/pricing/price-tiers";
import {
  findPrintOption,
  printedLeadDays,
  printedPrices,
  printedRules,
  printProblem,
  type PrintOption,
} from "@/lib/pricing/print-options";
import { isRightQuantity } from "@/lib/pricing/quantity-rules";
import { MAX_SAMPLES } from "@/lib/pricing/sample";
import { isSamePrint, type ApprovedLine } from "./approved-line";
import {
  PLAIN_PACKS,
  type CartLine,
  type LinePrint,
  type ProductSale,
  type EarlierApproval,
} from "./cart-line";
import { maxOrderable } from "./quantity-limits";
import { itemKey, lineKey } from "./line-key";
import { agreedPaise, needsOffer, ownFacts, type OwnItem } from "./own-item";
import type { CartItem } from "./schemas";

/** Agreed paise per pack by product id; replaces the catalogue price. */
export type AgreedPrices = ReadonlyMap<string, number>;

type Listed = ReadonlyMap<string, ListedPrice>;

type Approved = ReadonlyMap<string, ApprovedLine>;

/** Terms specific to this customer. */
interface OwnTerms {
  agreed?: AgreedPrices | undefined;
  listed?: Listed;
  approved?: Approved;
}

/** A requested item; `own` is the buyer's item that it was requested by. */
type Requested = CartItem & { own?: OwnItem };

/** A product as read from its row. */
export interface StockRow {
  id: string;
  name: string;
  thumbnailImage: string;
  specifications: unknown;
  sku: string | null;
  hsnCode: string | null;
  pricePaise: number;
  minQuantity: number;
  packMultiple: number;
  maxQuantity: number | null;
  priceTiers: unknown;
  printOptions: unknown;
  sample: unknown;
  supply: Supply;
  stockCount: number;
  forSale: boolean;
  notInShop: boolean | null;
  leadDays: number | null;
  packedWeight: number | null;
  carton: unknown;
  translations: unknown;
  updatedAt: Date;
  /** The buyer's item with a code for this product. */
  own?: { id: string; code: string | null } | null;
}

/** Adds up the quantities of the same choice, in the order in which they first appear. */
export function addUp(items: readonly Requested[]): Requested[] {
  const sums = new Map<string, Requested>();
  for (const item of items) {
    const key = item.own ? itemKey(item.own.id) : lineKey(item.product, item);
    const quantity = (sums.get(key)?.quantity ?? 0) + item.quantity;
    sums.set(key, { ...item, quantity });
  }
  return [...sums.values()];
}

/**
 * Prices each item at today's terms of its product. The set-up of a printed line follows it as a line of its own.
 * @param rows products by id
 * @param own.agreed paise per pack by product id, in place of any other price of a plain pack
 * @param own.listed prices of the customer's company by product id, in place of the public ones
 * @param own.approved lines of earlier orders that may be printed again
 */
export function productLines(
  items: readonly Requested[],
  rows: ReadonlyMap<string, StockRow>,
  own: OwnTerms = {},
): CartLine[] {
  const lines: CartLine[] = [];
  for (const item of items) {
    const row = rows.get(item.product);
    const option = item.print && findOption(row, item.print);
    if (item.own && (!row || (item.print && !option))) {
      lines.push(needsOffer(item.own, item.quantity));
      continue;
    }
    const line = item.sample ? sampleLine(item, row) : packLine(item, row, option, own);
    const bought = atOwnPrice(line, item.own);
    const enteredPaise = item.print || item.sample ? undefined : own.agreed?.get(item.product);
    lines.push(enteredPaise === undefined ? bought : atAgreedPrice(bought, enteredPaise));
    // A stored tool is not charged again, and an agreed price includes it.
    const isAgreed = agreedPaise(item.own, item.quantity) !== undefined;
    const isSetUp = isAgreed || Boolean(line.approval?.toolId);
    if (option && option.setupFeePaise > 0 && !isSetUp)
      lines.push(feeLine(line, option, lines.length - 1));
  }
  return withoutOversold(lines);
}

const atAgreedPrice = (line: CartLine, pricePaise: number): CartLine => ({
  ...line,
  pricePaise,
  sale: line.sale && { ...line.sale, publicPaise: null },
});

/** Adds the buyer's item, and its agreed price if there is one. */
function atOwnPrice(line: CartLine, item: OwnItem | undefined): CartLine {
  if (!item) return line;
  const pricePaise = agreedPaise(item, line.quantity);
  const known = { ...line, ...ownFacts(item) };
  if (pricePaise === undefined || !line.sale) return known;
  const terms = { ...line.sale.terms, priceTiers: item.tiers };
  return { ...known, pricePaise, sale: { ...line.sale, terms, publicPaise: null } };
}

/** The chosen print option; undefined when the product no longer has it. */
function findOption(row: StockRow | undefined, choice: LinePrint): PrintOption | undefined {
  const option = findPrintOption(parsePrintOptions(row?.printOptions), choice.option);
  return option && printProblem(option, choice) === undefined ? option : undefined;
}

const NO_TERMS: SaleTerms = { pricePaise: 0, minQuantity: 1, packMultiple: 1, priceTiers: [] };

const toTerms = (row: StockRow | undefined): SaleTerms =>
  row ? { ...row, priceTiers: parsePriceTiers(row.priceTiers) } : NO_TERMS;

type Snapshot = Omit<CartLine, "pricePaise" | "sale" | "available">;

function toSnapshot({ product, quantity }: CartItem, row: StockRow | undefined): Snapshot {
  return {
    ...PLAIN_PACKS,
    productId: product,
    name: row?.name ?? "",
    thumbnailImage: row?.thumbnailImage ?? "",
    packSize: getPackSize(row?.specifications),
    sku: row?.sku ?? null,
    hsnCode: row?.hsnCode ?? null,
    quantity,
    leadDays: row?.leadDays ?? null,
    offerLineId: null,
  };
}

/** @param isSold false when no quantity can be bought */
function toSale(row: StockRow | undefined, terms: SaleTerms, isSold: boolean): ProductSale {
  const isInShop = isSold && row !== undefined && row.forSale && !row.notInShop;
  return {
    ownPricePaise: row?.pricePaise ?? 0,
    publicPaise: null,
    terms,
    stockCount: isInShop ? (row.supply === "to_order" ? null : row.stockCount) : 0,
    most: isInShop ? maxOrderable(row) : 0,
    packing: row ? findPacking(row) : null,
    updatedAt: row?.updatedAt ?? new Date(0),
  };
}

function packLine(
  item: CartItem,
  row: StockRow | undefined,
  option: PrintOption | undefined,
  { listed: prices, approved }: OwnTerms,
): CartLine {
  const { quantity, print } = item;
  const plain = toTerms(row);
  // A print option has its own prices; a price list replaces only those of the plain product.
  const listed = option && option.tiers.length > 0 ? undefined : prices?.get(item.product);
  const own = listed ? { ...plain, ...listedPrices(listed, plain) } : plain;
  const terms = option ? { ...printedPrices(option, own), ...printedRules(option, own) } : own;
  const publicPaise = listed ? packPrice(plain, quantity) : null;
  const sale = { ...toSale(row, terms, option !== undefined || !print), publicPaise };
  const approval = print ? findApproval(item.product, print, approved) : null;
  const stage = approval ? "approved" : "needs_artwork";
  return {
    ...toSnapshot(item, row),
    ...(!print && row?.own && { itemId: row.own.id, code: row.own.code }),
    ...(print && { print: toPrint(print, option), stage, approval }),
    ...(option && { leadDays: printedLeadDays(option, row?.leadDays ?? null) }),
    pricePaise: packPrice(terms, quantity),
    sale,
    available: quantity <= sale.most && isRightQuantity(terms, quantity),
  };
}

/** The earlier approval that the line reuses; null for another print, which needs a new proof. */
function findApproval(
  product: string,
  print: LinePrint,
  approved?: Approved,
): EarlierApproval | null {
  const line = print.again === undefined ? undefined : approved?.get(print.again);
  if (!line || !isSamePrint(line, product, print)) return null;
  const { artworkId, approvalId, toolId, itemId, buyerCode } = line;
  return { artworkId, approvalId, toolId, itemId, buyerCode };
}

/** Uses the names as the owner wrote them. */
function toPrint(
  { option: requested, sides, colours, again }: LinePrint,
  option?: PrintOption,
): LinePrint {
  const tool = option?.tool;
  const name = option?.name ?? requested;
  return { option: name, sides, colours, ...(again && { again }), ...(tool && { tool }) };
}

/** A sample is sold by the piece, whatever the pack size of its product. */
function sampleLine(item: CartItem, row: StockRow | undefined): CartLine {
  const sample = parseSample(row?.sample ?? null);
  const terms = { ...NO_TERMS, pricePaise: sample?.pricePaise ?? 0 };
  const sale = toSale(row && { ...row, maxQuantity: MAX_SAMPLES }, terms, sample !== null);
  return {
    ...toSnapshot(item, row),
    kind: "sample",
    unit: "PCS",
    packSize: null,
    pricePaise: terms.pricePaise,
    sale,
    available: item.quantity <= sale.most,
  };
}

/** The set-up fee of a printed line, charged once per colour. */
function feeLine(printed: CartLine, option: PrintOption, forLine: number): CartLine {
  return {
    ...printed,
    kind: "fee",
    productId: null,
    name: `Set-up for ${printed.name}: ${option.name}`,
    unit: "SET",
    print: null,
    stage: null,
    approval: null,
    forLine,
    packSize: null,
    sku: null,
    quantity: printed.print?.colours ?? 1,
    pricePaise: option.setupFeePaise,
    leadDays: null,
    sale: null,
  };
}

/** Removes the lines of a product that together exceed its stock. */
export function withoutOversold(lines: CartLine[]): CartLine[] {
  const requested = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    if (productId !== null) requested.set(productId, (requested.get(productId) ?? 0) + quantity);
  }
  const fits = ({ productId, sale }: CartLine) =>
    productId === null || !sale || (requested.get(productId) ?? 0) <= (sale.stockCount ?? Infinity);
  const checked = lines.map((line) => (fits(line) ? line : { ...line, available: false }));
  return checked.map((line) =>
    line.forLine === null
      ? line
      : { ...line, available: checked[line.forLine]?.available ?? false },
  );
}
