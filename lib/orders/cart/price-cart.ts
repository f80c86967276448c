import "server-only";
import { parsePriceTiers, statedTerms, type SaleTerms } from "@/lib/catalogue/sale-terms";
import { getPackSize } from "@/lib/catalogue/specifications";
import type { Db, Transaction } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/base/uuid";
import { readRatesOfDay } from "@/lib/shop/gst/queries";
import type { RateOfDay } from "@/lib/shop/gst/rate-of-day";
import { toRupees } from "@/lib/pricing/money";
import { packPrice } from "@/lib/pricing/price-tiers";
import { isRightQuantity, isUnruled } from "@/lib/pricing/quantity-rules";
import { checkPromo, type CheckPromo, type Promo } from "@/lib/shop/promotions/check-promo";
import {
  addFlatTax,
  calculateAmounts,
  lineTotalPaise,
  type Amounts,
  type PricedLine,
  type PricingRules,
  type Totals,
} from "@/lib/pricing/totals";
import type { GstSettings } from "@/lib/shop/settings/gst-settings";
import { calculateGstCart, type CartGst, type GstBuyer, gstAnswer } from "./gst-cart";
import { quantityText, getMaxQuantity } from "./quantity-limits";
import type { Quote, QuoteLine, QuoteRequest } from "./schemas";

/** A line at today's price. */
export interface CartLine {
  productId: string;
  name: string;
  thumbnailImage: string;
  /** "100 pieces"; null when the product has no pack size. */
  packSize: string | null;
  /** The article number; null when the product has none. */
  sku: string | null;
  hsnCode: string | null;
  /** Paise per pack, at the price tier of this quantity. */
  pricePaise: number;
  /** The price tiers and the quantity rules of the product. */
  terms: SaleTerms;
  quantity: number;
  stockCount: number;
  /** Working days until the product leaves; null means the shop's default. */
  dispatchDays: number | null;
  updatedAt: Date;
  /** True when the line can be ordered as asked; other lines are not part of the totals. */
  available: boolean;
}

export interface PricedCart {
  lines: CartLine[];
  totals: Totals;
  /** Null under the flat tax. */
  gst: CartGst | null;
  promo: Promo | null;
  /** Why the promo code is not valid; undefined without a code or with a valid one. */
  promoError?: string;
}

interface StockRow {
  id: string;
  name: string;
  thumbnailImage: string;
  specifications: unknown;
  sku: string | null;
  hsnCode: string | null;
  pricePaise: number;
  minQuantity: number;
  packMultiple: number;
  priceTiers: unknown;
  stockCount: number;
  forSale: boolean;
  notInShop: boolean | null;
  dispatchDays: number | null;
  updatedAt: Date;
}

/** Agreed paise per pack by product id; replaces the catalogue price. */
export type AgreedPrices = ReadonlyMap<string, number>;

export type ReadStock = (ids: string[]) => Promise<StockRow[]>;

/** Where prices and stock are read: an order locks the rows that it reads, a quote does not. */
export interface CartSources {
  readStock: ReadStock;
  checkPromo: CheckPromo;
  /** Today's GST rates; called only under GST. */
  readRates: () => Promise<RateOfDay[]>;
  /** Prices that the shop agreed with this customer; never taken from a customer's request. */
  agreed?: AgreedPrices | undefined;
}

/** The shop's settings for the flat tax, and for GST when it is on. */
export interface CartRules extends PricingRules {
  gst: GstSettings | null;
}

/** Sources for a quote: nothing is locked, and limits per customer are checked only when the order is placed. */
export function quoteSources(db: Db, agreed?: AgreedPrices): CartSources {
  return {
    agreed,
    readStock: (ids) => readStockOf(db, ids),
    checkPromo: (code) => checkPromo(db, code),
    readRates: ratesOfToday(db),
  };
}

export const ratesOfToday = (db: Db) => () => readRatesOfDay(db, new Date());

/** Prices `request` from the database, never from prices that the browser sends. */
export async function priceCart(
  request: QuoteRequest,
  rules: CartRules,
  sources: CartSources,
): Promise<PricedCart> {
  const quantities = addUp(request.items);
  const stock = await sources.readStock([...quantities.keys()]);
  const rows = new Map(stock.map((row) => [row.id, row]));
  const lines = [...quantities].map(([id, quantity]) => {
    const line = lineOf(id, quantity, rows.get(id));
    return { ...line, pricePaise: sources.agreed?.get(id) ?? line.pricePaise };
  });
  const check = request.promoCode ? await sources.checkPromo(request.promoCode) : null;
  const promo = check && "promo" in check ? check.promo : null;
  const sold = lines.filter((line) => line.available);
  return {
    lines,
    ...(await pricesOf(sold, rules, {
      sources,
      promoPercent: promo?.percent,
      buyer: request,
    })),
    promo,
    ...(check && "error" in check ? { promoError: check.error } : {}),
  };
}

interface PriceOptions {
  sources: CartSources;
  promoPercent: number | undefined;
  buyer: GstBuyer;
}

async function pricesOf(
  lines: readonly CartLine[],
  rules: CartRules,
  { sources, promoPercent, buyer }: PriceOptions,
): Promise<Pick<PricedCart, "totals" | "gst">> {
  return addTax(lines, calculateAmounts(lines, rules, promoPercent), { sources, rules, buyer });
}

interface TaxOptions {
  sources: Pick<CartSources, "readRates">;
  rules: Pick<CartRules, "gst" | "taxPercent">;
  buyer: GstBuyer;
}

/** Adds today's tax to amounts that are known. */
export async function addTax(
  lines: readonly (PricedLine & { hsnCode: string | null })[],
  amounts: Amounts,
  { sources, rules: { gst, taxPercent }, buyer }: TaxOptions,
): Promise<Pick<PricedCart, "totals" | "gst">> {
  if (!gst) return { totals: addFlatTax(amounts, taxPercent), gst: null };
  const rates = await sources.readRates();
  return calculateGstCart(lines, { amounts, gst, rates, buyer });
}

/** Adds up the quantities of each product, in the order in which products first appear. */
function addUp(items: QuoteRequest["items"]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { product, quantity } of items) {
    quantities.set(product, (quantities.get(product) ?? 0) + quantity);
  }
  return quantities;
}

const NO_TERMS: SaleTerms = { pricePaise: 0, minQuantity: 1, packMultiple: 1, priceTiers: [] };

function lineOf(productId: string, quantity: number, row: StockRow | undefined): CartLine {
  const stockCount = row?.forSale && !row.notInShop ? row.stockCount : 0;
  const terms = row ? { ...row, priceTiers: parsePriceTiers(row.priceTiers) } : NO_TERMS;
  return {
    productId,
    name: row?.name ?? "",
    thumbnailImage: row?.thumbnailImage ?? "",
    packSize: getPackSize(row?.specifications),
    sku: row?.sku ?? null,
    hsnCode: row?.hsnCode ?? null,
    pricePaise: packPrice(terms, quantity),
    terms,
    quantity,
    stockCount,
    dispatchDays: row?.dispatchDays ?? null,
    updatedAt: row?.updatedAt ?? new Date(0),
    available: row !== undefined && quantity <= stockCount && isRightQuantity(terms, quantity),
  };
}

/** The ids are in a subquery so that the statement is planned once, and not for each length of the list. */
const stockRows = (ids: string[]) => Prisma.sql`
  SELECT "id", "name", "thumbnailImage", "specifications", "sku", "hsnCode", "pricePaise", "minQuantity",
    "packMultiple", "priceTiers", "stockCount", "forSale", "notInShop", "dispatchDays",
    "updatedAt"
  FROM "products"
  WHERE "id" = ANY ((SELECT ${ids.filter(isUuid)}::uuid[])::uuid[]) AND NOT "draft"`;

async function readStockOf(db: Db, ids: string[]): Promise<StockRow[]> {
  return db.$queryRaw<StockRow[]>(stockRows(ids));
}

/**
 * Reads the products and locks them until the transaction ends, always in the order of their ids, so that two orders
 * for the same products wait for each other instead of deadlocking.
 */
export function lockStock(tx: Transaction): ReadStock {
  return (ids) => tx.$queryRaw<StockRow[]>`${stockRows(ids)} ORDER BY "id" FOR NO KEY UPDATE`;
}

function quoteLineOf(line: CartLine): QuoteLine {
  return {
    product: line.productId,
    name: line.name,
    thumbnailImage: line.thumbnailImage,
    ...(line.packSize !== null && { packSize: line.packSize }),
    ...(line.sku !== null && { sku: line.sku }),
    price: toRupees(line.pricePaise),
    quantity: line.quantity,
    lineTotal: toRupees(lineTotalPaise(line)),
    stockCount: line.stockCount,
    available: line.available,
    ...(line.dispatchDays !== null && { dispatchDays: line.dispatchDays }),
    ...rulesOf(line),
  };
}

/** Extra fields of a line whose product has its own quantity rules or price tiers. */
function rulesOf({ terms, quantity, stockCount }: CartLine): Partial<QuoteLine> {
  if (isUnruled(terms) && terms.priceTiers.length === 0) return {};
  return {
    terms: statedTerms(terms),
    ...(isRightQuantity(terms, quantity)
      ? {}
      : { problem: quantityText(terms, quantity, getMaxQuantity(stockCount)) }),
  };
}

/** The priced cart as the API response, in rupees. */
export function toQuote({ lines, totals, gst, promo, promoError }: PricedCart): Quote {
  return {
    lines: lines.map(quoteLineOf),
    subtotal: toRupees(totals.subtotalPaise),
    discount: toRupees(totals.discountPaise),
    promo,
    ...(promoError ? { promoError } : {}),
    shipping: toRupees(totals.shippingPaise),
    tax: toRupees(totals.taxPaise),
    ...gstAnswer(gst),
    total: toRupees(totals.totalPaise),
  };
}
