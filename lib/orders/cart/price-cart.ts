import "server-only";
import { priceTiersOf, statedTerms, type SaleTerms } from "@/lib/catalogue/sale-terms";
import { packSizeOf } from "@/lib/catalogue/specifications";
import type { Db, Transaction } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/base/uuid";
import { readRatesOfDay } from "@/lib/shop/gst/queries";
import type { RateOfDay } from "@/lib/shop/gst/rate-of-day";
import { toRupees } from "@/lib/pricing/money";
import { packPrice } from "@/lib/pricing/price-tiers";
import { isRightQuantity, isUnruled } from "@/lib/pricing/quantity-rules";
import { checkPromo, type CheckPromo, type Promo } from "@/lib/shop/promotions/check-promo";
import { lineTotalPaise, totalsOf, type PricingRules, type Totals } from "@/lib/pricing/totals";
import type { GstSettings } from "@/lib/shop/settings/gst-settings";
import { gstCartOf, type CartGst, type GstBuyer, gstAnswer } from "./gst-cart";
import { quantityText, mostOf } from "./quantity-limits";
import type { Quote, QuoteLine, QuoteRequest } from "./schemas";

/** A line at today's price. */
export interface CartLine {
  productId: string;
  name: string;
  thumbnailImage: string;
  /** "100 pieces"; null where the product has none. */
  packSize: string | null;
  /** The article number, likewise. */
  sku: string | null;
  hsnCode: string | null;
  /** For each pack of a line of so many. */
  pricePaise: number;
  /** What the product costs, and in which quantities. */
  terms: SaleTerms;
  quantity: number;
  stockCount: number;
  /** Working days until the product leaves; null: the shop's usual ones. */
  dispatchDays: number | null;
  /** When the product was last edited. */
  updatedAt: Date;
  /** Can be ordered as asked; other lines stay outside the totals. */
  available: boolean;
}

export interface PricedCart {
  lines: CartLine[];
  totals: Totals;
  /** Null in the flat regime. */
  gst: CartGst | null;
  promo: Promo | null;
  /** Why the given code does not count; undefined without a code or with a good one. */
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

/** Paise for one pack by product, instead of what the catalogue says. */
export type AgreedPrices = ReadonlyMap<string, number>;

export type ReadStock = (ids: string[]) => Promise<StockRow[]>;

/** Where the figures come from: an order holds what it reads, a quote only looks. */
export interface CartSources {
  readStock: ReadStock;
  checkPromo: CheckPromo;
  /** The rates of GST today; asked for under GST alone. */
  readRates: () => Promise<RateOfDay[]>;
  /** What the shop agreed with this customer; never what a request of a customer's says. */
  agreed?: AgreedPrices | undefined;
}

/** The owner's rules: of the flat regime, and of GST where that is on. */
export interface CartRules extends PricingRules {
  gst: GstSettings | null;
}

/** For a quote: nothing is held, and what one customer may use is left to the order. */
export function quoteSources(db: Db, agreed?: AgreedPrices): CartSources {
  return {
    agreed,
    readStock: (ids) => readStockOf(db, ids),
    checkPromo: (code) => checkPromo(db, code),
    readRates: ratesOfToday(db),
  };
}

export const ratesOfToday = (db: Db) => () => readRatesOfDay(db, new Date());

/** Prices `request` from the database, never from what the browser says a thing costs. */
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
  const { gst } = rules;
  if (!gst) return { totals: totalsOf(lines, rules, promoPercent), gst: null };
  const rates = await sources.readRates();
  return gstCartOf(lines, { rules, gst, rates, promoPercent, buyer });
}

/** One line per product, in the order in which they were named first. */
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
  const terms = row ? { ...row, priceTiers: priceTiersOf(row.priceTiers) } : NO_TERMS;
  return {
    productId,
    name: row?.name ?? "",
    thumbnailImage: row?.thumbnailImage ?? "",
    packSize: packSizeOf(row?.specifications),
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

/** The ids in a subquery: the statement is planned once then, and else for the length of each list. */
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
 * Reads the products and holds them until the transaction ends, always in the order of their ids, so
 * that two orders over the same products wait for each other instead of deadlocking.
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

/** What a line says more where its product has terms of its own. */
function rulesOf({ terms, quantity, stockCount }: CartLine): Partial<QuoteLine> {
  if (isUnruled(terms) && terms.priceTiers.length === 0) return {};
  return {
    terms: statedTerms(terms),
    ...(isRightQuantity(terms, quantity)
      ? {}
      : { problem: quantityText(terms, quantity, mostOf(stockCount)) }),
  };
}

/** The priced cart as the API answers it, in rupees. */
export function quoteOf({ lines, totals, gst, promo, promoError }: PricedCart): Quote {
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
