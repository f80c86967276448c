import "server-only";
import { Prisma } from "shop-database";
import type { Db, Transaction } from "@/lib/db/client";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/base/http/languages";
import { translateRow } from "@/lib/base/input/translations";
import { isUuid } from "@/lib/base/ids/uuid";
import { readRatesOfDay } from "@/lib/shop/gst/queries";
import type { GstBuyer } from "@/lib/shop/gst/place-of-supply";
import type { RateOfDay } from "@/lib/shop/gst/rate-of-day";
import { parseSample } from "@/lib/catalogue/made-to-order";
import type { CompanyPrices, ReadCompanyPrices } from "@/lib/companies/price-lists/company-prices";
import {
  checkPromo,
  type CheckPromo,
  type Promo,
  type PromoCheck,
} from "@/lib/shop/promotions/check-promo";
import type { Customer } from "@/lib/shop/customers/same-customer";
import {
  addFlatTax,
  calculateAmounts,
  type Amounts,
  type PricedLine,
  type PricingRules,
  type Totals,
} from "@/lib/pricing/totals";
import type { GstSettings } from "@/lib/shop/settings/gst-settings";
import type { FreightSettings } from "@/lib/shop/settings/shop-settings";
import { readSizeTable, type SavedTable } from "@/lib/catalogue/sizes/read-table";
import { listShippingRates } from "@/lib/shop/shipping/queries";
import type { ShippingRate } from "@/lib/shop/shipping/methods";
import type { ApprovedLine } from "./approved-line";
import { otherLines, sortItems, type OwnItem, type ReadItems } from "./own-item";
import type { CartLine } from "./cart-line";
import { shipCart, type CartShipping } from "./cart-shipping";
import { calculateGstCart, type CartGst } from "./gst-cart";
import { addUp, productLines, type AgreedPrices, type StockRow } from "./product-lines";
import { creditSamples, type PaidSample, type SampleCredit } from "./sample-credit";
import { isItemLine } from "./line-key";
import type { RequestedItem, CartItem, QuoteRequest } from "./schemas";
import { addUpSizes, sizeLines } from "./size-lines";

export interface PricedCart {
  lines: CartLine[];
  totals: Totals;
  /** Null under the flat tax. */
  gst: CartGst | null;
  promo: Promo | null;
  /** Null where shipping is one fee, and where it was agreed in an offer. */
  shipping: CartShipping | null;
  /** Part of the discount. */
  samples: SampleCredit;
  /** The reason why the promo code is not valid; undefined without a code or with a valid one. */
  promoError?: string;
}

export type ReadStock = (ids: string[]) => Promise<StockRow[]>;

/** Sources of prices and stock. An order locks the rows that it reads; a quote does not. */
export interface CartSources {
  readStock: ReadStock;
  checkPromo: CheckPromo;
  /** Today's GST rates; called only under GST. */
  readRates: () => Promise<RateOfDay[]>;
  /** Called only when shipping is priced by weight. */
  readShippingRates: () => Promise<ShippingRate[]>;
  /** The current size table; called only for items made to size. */
  readSizeTable: () => Promise<SavedTable>;
  /** Prices agreed with this customer; never taken from the customer's request. */
  agreed?: AgreedPrices | undefined;
  /** Prices of the company that the customer orders for; undefined without one. */
  readCompanyPrices?: ReadCompanyPrices | undefined;
  /** The customer's own paid samples of these products that were not credited yet. */
  readSamples?: ((productIds: string[]) => Promise<PaidSample[]>) | undefined;
  /** Those of the lines that the customer has approved. */
  readApproved?: ((lineIds: string[]) => Promise<ApprovedLine[]>) | undefined;
  /** The customer's items, with their owner. */
  readItems?: ReadItems | undefined;
  holder?: ItemHolder | undefined;
}

/** Shop settings for the flat tax and fee, for GST, and for shipping by weight. */
export interface CartRules extends PricingRules {
  gst: GstSettings | null;
  freight: FreightSettings | null;
}

interface QuotedCustomer extends Pick<
  CartSources,
  "agreed" | "readCompanyPrices" | "readSamples" | "readApproved" | "readItems" | "holder"
> {
  /** The customer whose uses of a promo code count; without it only the code's overall limit applies. */
  buyer?: Customer | undefined;
}

/**
 * Sources for a quote. They lock nothing, so an order checks everything again.
 * @param language language of product names, for display only
 */
export function quoteSources(
  db: Db,
  { buyer, ...customer }: QuotedCustomer = {},
  language: Language = DEFAULT_LANGUAGE,
): CartSources {
  return {
    ...customer,
    readStock: async (ids) =>
      (await readStockRows(db, ids, customer.holder)).map((row) => translateRow(row, language)),
    checkPromo: (code) => checkPromo(db, code, buyer),
    readRates: ratesOfToday(db),
    readShippingRates: () => listShippingRates(db),
    readSizeTable: () => readSizeTable(db),
  };
}

export const ratesOfToday = (db: Db) => () => readRatesOfDay(db, new Date());

/** Lines at today's terms. */
export interface ListedLines {
  lines: CartLine[];
  /** The products of the lines. */
  stock: readonly StockRow[];
  /** Undefined for a customer without company prices. */
  prices: CompanyPrices | undefined;
}

/**
 * Prices the requested items at this customer's current terms: products first, then boxes made to size, then others.
 */
export async function listLines(
  requested: readonly RequestedItem[],
  sources: CartSources,
): Promise<ListedLines> {
  const ownItems = await readOwn(requested, sources);
  const sorted = sortItems(requested, new Map(ownItems.map((item) => [item.id, item])));
  const items = addUp(sorted.products);
  const sizes = addUpSizes(sorted.sizes);
  const ids = [...new Set(items.map(({ product }) => product))];
  const stock = await sources.readStock(ids);
  const rows = new Map(stock.map((row) => [row.id, row]));
  const approved = await readApproved(items, sources);
  const prices = await sources.readCompanyPrices?.(ids);
  for (const { line } of ownItems) if (line) approved.set(line.id, line);
  const own = { agreed: sources.agreed, approved, ...(prices && { listed: prices.listed }) };
  const lines = productLines(items, rows, own);
  // Read once, so that all boxes of an order are priced by the same table version.
  if (sizes.length > 0)
    lines.push(...sizeLines(sizes, await sources.readSizeTable(), lines.length));
  lines.push(...otherLines(sorted.others));
  return { lines, stock, prices };
}

/** Prices `request` from the database, never from prices sent by the browser. */
export async function priceCart(
  request: QuoteRequest,
  rules: CartRules,
  sources: CartSources,
): Promise<PricedCart> {
  const { lines, stock, prices } = await listLines(request.items, sources);
  const sold = lines.filter((line) => line.available);
  const check = await checkCode(request.promoCode, sold, { sources, prices });
  const promo = check && "promo" in check ? check.promo : null;
  const amounts = calculateAmounts(sold, rules, promo?.percent);
  const paid = await readPaid(stock, sources);
  const leftPaise = amounts.subtotalPaise - amounts.discountPaise;
  const rows = new Map(stock.map((row) => [row.id, row]));
  const samples = creditSamples(paid, sold, rows, leftPaise);
  const discountPaise = amounts.discountPaise + samples.creditPaise;
  const shipping = rules.freight && (await shipCart(sold, request, rules.freight, sources));
  const shippingPaise = shipping ? (shipping.chosen?.amountPaise ?? 0) : amounts.shippingPaise;
  const credited = { ...amounts, discountPaise, shippingPaise };
  return {
    lines,
    shipping,
    ...(await addTax(sold, credited, { sources, rules, buyer: request })),
    promo,
    samples,
    ...(check && "error" in check ? { promoError: check.error } : {}),
  };
}

export const NOT_ON_LIST_PRICES =
  "Promo codes do not count on top of your company’s own prices. Please remove the code.";

/** A code applies on top of company prices only when the price list allows it. */
async function checkCode(
  code: string | undefined,
  lines: readonly CartLine[],
  { sources, prices }: { sources: CartSources; prices: CompanyPrices | undefined },
): Promise<PromoCheck | null> {
  if (!code) return null;
  const isListed = lines.some(({ sale }) => sale && sale.publicPaise !== null);
  if (isListed && !prices?.promoCodes) return { error: NOT_ON_LIST_PRICES };
  return sources.checkPromo(code);
}

async function readOwn(
  items: readonly RequestedItem[],
  { readItems }: CartSources,
): Promise<OwnItem[]> {
  const ids = items.flatMap((requested) => (isItemLine(requested) ? requested.item : []));
  return ids.length > 0 ? ((await readItems?.(ids)) ?? []) : [];
}

async function readApproved(
  items: readonly CartItem[],
  sources: CartSources,
): Promise<Map<string, ApprovedLine>> {
  const ids = items.flatMap(({ print }) => print?.again ?? []);
  const lines = ids.length > 0 ? ((await sources.readApproved?.(ids)) ?? []) : [];
  return new Map(lines.map((line) => [line.id, line]));
}

/** Queries only when a product credits its samples. */
async function readPaid(
  stock: readonly StockRow[],
  { readSamples }: CartSources,
): Promise<PaidSample[]> {
  const giving = stock.filter(({ sample }) => parseSample(sample)?.credit.length);
  if (!readSamples || giving.length === 0) return [];
  return readSamples(giving.map(({ id }) => id));
}

interface TaxOptions {
  sources: Pick<CartSources, "readRates">;
  rules: Pick<CartRules, "gst" | "taxPercent">;
  buyer: GstBuyer;
}

/** Adds today's tax to known amounts. */
export async function addTax(
  lines: readonly (PricedLine & { hsnCode: string | null })[],
  amounts: Amounts,
  { sources, rules: { gst, taxPercent }, buyer }: TaxOptions,
): Promise<Pick<PricedCart, "totals" | "gst">> {
  if (!gst) return { totals: addFlatTax(amounts, taxPercent), gst: null };
  const rates = await sources.readRates();
  return calculateGstCart(lines, { amounts, gst, rates, buyer });
}

/** The owner of the product codes that apply. */
export interface ItemHolder {
  userId: string;
  companyId: string | null;
}

const NOBODY = { userId: null, companyId: null };

/** The ids are in a subquery so that the statement is planned once rather than per list length. */
const stockRows = (
  ids: string[],
  { userId, companyId }: ItemHolder | typeof NOBODY = NOBODY,
) => Prisma.sql`
  SELECT "id", "name", "thumbnailImage", "specifications", "sku", "hsnCode", "pricePaise", "minQuantity",
    "packMultiple", "maxQuantity", "priceTiers", "printOptions", "sample", "supply", "stockCount", "forSale",
    "notInShop", "dispatchDays" AS "leadDays", "packedWeight", "carton", "translations", "updatedAt",
    (
      SELECT jsonb_build_object('id', i."id", 'code', i."code") FROM "items" i
      WHERE i."productId" = "products"."id" AND i."lineId" IS NULL
        AND (i."companyId" = ${companyId}::uuid OR i."userId" = ${userId}::uuid)
      ORDER BY i."companyId" NULLS LAST LIMIT 1
    ) AS "own"
  FROM "products"
  WHERE "id" = ANY ((SELECT ${ids.filter(isUuid)}::uuid[])::uuid[]) AND NOT "draft"`;

async function readStockRows(db: Db, ids: string[], holder?: ItemHolder): Promise<StockRow[]> {
  return db.$queryRaw<StockRow[]>(stockRows(ids, holder));
}

/**
 * Reads the products and locks them until the transaction ends, always in the order of their ids, so that two orders
 * for the same products wait for each other instead of deadlocking.
 */
export function lockStock(tx: Transaction, holder?: ItemHolder): ReadStock {
  return (ids) =>
    tx.$queryRaw<StockRow[]>`${stockRows(ids, holder)} ORDER BY "id" FOR NO KEY UPDATE`;
}
