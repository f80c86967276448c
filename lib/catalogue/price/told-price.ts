import { leastQuantity } from "@/lib/pricing/quantity-rules";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { termsOf } from "../sale-terms";
import type { ListedProduct } from "../schemas";
import { taxedPaise } from "./shown-tax";
import { entryPrice } from "./tier-rows";

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
