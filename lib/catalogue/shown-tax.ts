import { rateFor, type RateOfDay } from "@/lib/gst/rate-of-day";
import { percentOf, toPaise } from "@/lib/pricing/money";
import type { ShopSettings } from "@/lib/settings/shop-settings";
import type { ListedProduct } from "./schemas";

/** A product as the shop's pages show it. */
export type Shown<P> = P & {
  /** Paise with tax; only where the owner shows that, too. */
  taxedPaise?: number;
};

type TaxRules = Pick<ShopSettings, "gst" | "taxPercent">;

/** The percent that comes on top of the product's price; `rates` are those of the day. */
function taxPercentOf(
  { hsnCode }: Pick<ListedProduct, "hsnCode">,
  { gst, taxPercent }: TaxRules,
  rates: readonly RateOfDay[],
): number {
  if (!gst) return taxPercent;
  return (rateFor(rates, hsnCode)?.rateBasisPoints ?? gst.defaultRateBasisPoints) / 100;
}

/** With the price that one pack has with tax, before any shipping. */
export function withTax<P extends ListedProduct>(
  product: P,
  rules: TaxRules,
  rates: readonly RateOfDay[],
): Shown<P> {
  const paise = toPaise(product.price);
  return { ...product, taxedPaise: paise + percentOf(paise, taxPercentOf(product, rules, rates)) };
}
