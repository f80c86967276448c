import { rateFor, type RateOfDay } from "@/lib/shop/gst/rate-of-day";
import { calculatePercent } from "@/lib/pricing/money";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { leastQuantity } from "@/lib/pricing/quantity-rules";
import { toSaleTerms } from "../sale-terms";
import type { ListedProduct } from "../schemas";
import { entryPrice, fromPrice } from "./tier-rows";

/** A product as shop pages show it. */
export type Shown<P> = P & {
  /** Paise per pack of the smallest order, with tax. Present only when the owner shows prices with tax. */
  taxedPaise?: number;
  /** Paise per pack at the lowest tier, with tax. Present only when larger quantities cost less. */
  taxedFromPaise?: number;
  /** Tax in percent of the price before tax. */
  taxPercent?: number;
};

type TaxRules = Pick<ShopSettings, "gst" | "taxPercent">;
type ShownRules = TaxRules & Pick<ShopSettings, "pricesWithTax">;

/** Returns the tax percent added to the product's price. `rates` are today's rates. */
export function getTaxPercent(
  { hsnCode }: Pick<ListedProduct, "hsnCode">,
  { gst, taxPercent }: TaxRules,
  rates: readonly RateOfDay[],
): number {
  if (!gst) return taxPercent;
  return (rateFor(rates, hsnCode)?.rateBasisPoints ?? gst.defaultRateBasisPoints) / 100;
}

/** @param paise before tax */
export const taxedPaise = (paise: number, percent: number): number =>
  paise + calculatePercent(paise, percent);

/** Adds the price of one pack with tax, before shipping. */
export function withTax<P extends ListedProduct>(
  product: P,
  rules: TaxRules,
  rates: readonly RateOfDay[],
): Shown<P> {
  const terms = toSaleTerms(product);
  const percent = getTaxPercent(product, rules, rates);
  const lowest = fromPrice(terms);
  return {
    ...product,
    taxPercent: percent,
    taxedPaise: taxedPaise(entryPrice(terms), percent),
    ...(lowest === null ? {} : { taxedFromPaise: taxedPaise(lowest, percent) }),
  };
}

/** Adds what the owner's settings show. `rates` are today's rates and are not used without GST. */
export const shownBy = <P extends ListedProduct>(
  rules: ShownRules,
  rates: readonly RateOfDay[],
  products: readonly P[],
): Shown<P>[] =>
  rules.pricesWithTax ? products.map((product) => withTax(product, rules, rates)) : [...products];

/**
 * Prices for programs that compare shops, the same in the product feed and in the JSON-LD of a product page
 * (docs/product.md: Feeds and structured data). Amounts in paise.
 */

/** Tax added to the prices in the feed and the JSON-LD. */
export interface FeedTax {
  percent: number;
  /** Whether shipping is taxed like the goods. */
  isOnShipping: boolean;
}

type ShippingRules = Pick<ShopSettings, "freight" | "freeShippingAbovePaise" | "shippingFeePaise">;

/** @param tax null when prices are given before tax */
export const publishedPaise = (paise: number, tax: FeedTax | null): number =>
  tax ? taxedPaise(paise, tax.percent) : paise;

/** Returns the shipping of the smallest order; null where weight and place decide it. */
export function publishedShippingPaise(
  product: ListedProduct,
  { freight, freeShippingAbovePaise, shippingFeePaise }: ShippingRules,
  tax: FeedTax | null,
): number | null {
  if (freight) return null;
  const terms = toSaleTerms(product);
  const subtotal = entryPrice(terms) * leastQuantity(terms);
  const fee = subtotal > freeShippingAbovePaise ? 0 : shippingFeePaise;
  return tax?.isOnShipping ? taxedPaise(fee, tax.percent) : fee;
}
