import { rateFor, type RateOfDay } from "@/lib/shop/gst/rate-of-day";
import { percentOf } from "@/lib/pricing/money";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { termsOf } from "../sale-terms";
import type { ListedProduct } from "../schemas";
import { entryPrice, fromPrice } from "./tier-rows";
import { leastQuantity } from "@/lib/pricing/quantity-rules";

/** A product as the shop's pages show it. */
export type Shown<P> = P & {
  /** Paise for a pack of the smallest order, with tax; only where the owner shows that, too. */
  taxedPaise?: number;
  /** The same at the lowest price, where larger quantities cost less. */
  taxedFromPaise?: number;
  /** What of that is tax, in percent of the price before it. */
  taxPercent?: number;
};

type TaxRules = Pick<ShopSettings, "gst" | "taxPercent">;
type ShownRules = TaxRules & Pick<ShopSettings, "pricesWithTax">;

/** The percent that comes on top of the product's price; `rates` are those of the day. */
export function taxPercentOf(
  { hsnCode }: Pick<ListedProduct, "hsnCode">,
  { gst, taxPercent }: TaxRules,
  rates: readonly RateOfDay[],
): number {
  if (!gst) return taxPercent;
  return (rateFor(rates, hsnCode)?.rateBasisPoints ?? gst.defaultRateBasisPoints) / 100;
}

/** @param paise before tax */
export const taxedPaise = (paise: number, percent: number): number =>
  paise + percentOf(paise, percent);

/** With the price that one pack has with tax, before any shipping. */
export function withTax<P extends ListedProduct>(
  product: P,
  rules: TaxRules,
  rates: readonly RateOfDay[],
): Shown<P> {
  const terms = termsOf(product);
  const percent = taxPercentOf(product, rules, rates);
  const lowest = fromPrice(terms);
  return {
    ...product,
    taxPercent: percent,
    taxedPaise: taxedPaise(entryPrice(terms), percent),
    ...(lowest === null ? {} : { taxedFromPaise: taxedPaise(lowest, percent) }),
  };
}

/** As the owner has them shown; `rates` are those of the day, which nobody needs without GST. */
export const shownBy = <P extends ListedProduct>(
  rules: ShownRules,
  rates: readonly RateOfDay[],
  products: readonly P[],
): Shown<P>[] =>
  rules.pricesWithTax ? products.map((product) => withTax(product, rules, rates)) : [...products];

/**
 * What programs that compare prices are told, in the product feed and in the JSON-LD of a product's page
 * alike (docs/product.md: Feeds and structured data). Amounts in paise.
 */

/** What comes on top of a product's price. */
export interface ToldTax {
  percent: number;
  /** Whether shipping is taxed as the goods are. */
  isOnShipping: boolean;
}

type ShippingRules = Pick<ShopSettings, "freeShippingAbovePaise" | "shippingFeePaise">;

/** @param tax null where prices are told before tax */
export const toldPaise = (paise: number, tax: ToldTax | null): number =>
  tax ? taxedPaise(paise, tax.percent) : paise;

/** What the smallest order pays for shipping. */
export function toldShippingPaise(
  product: ListedProduct,
  { freeShippingAbovePaise, shippingFeePaise }: ShippingRules,
  tax: ToldTax | null,
): number {
  const terms = termsOf(product);
  const subtotal = entryPrice(terms) * leastQuantity(terms);
  const fee = subtotal > freeShippingAbovePaise ? 0 : shippingFeePaise;
  return tax?.isOnShipping ? taxedPaise(fee, tax.percent) : fee;
}
