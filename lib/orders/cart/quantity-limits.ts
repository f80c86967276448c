import { counted } from "@/lib/base/text/counts";
import type { Supply } from "@/lib/catalogue/supply";
import { leastQuantity, MAX_QUANTITY, type QuantityRules } from "@/lib/pricing/quantity-rules";

/**
 * The largest quantity that can be typed and stored. A quantity above `mostOf` is shown with a message and never
 * reduced silently.
 */
export const MAX_TYPED_QUANTITY = 999_999;
/** Maximum length of a product id in a cart request; a longer text is no id. */
export const MAX_ID_LENGTH = 64;
/** Maximum length of a promo code. */
export const MAX_CODE_LENGTH = 40;

/** The maximum number of packs of a product in one order. */
export function getMaxQuantity(stockCount: number): number {
  return Math.min(stockCount, MAX_QUANTITY);
}

interface Supplied {
  supply?: Supply | undefined;
  stockCount: number;
  maxQuantity?: number | null | undefined;
}

/** The maximum of one order of this product: its own limit, and what lies in stock unless it is made to order. */
export function maxOrderable({ supply, stockCount, maxQuantity }: Supplied): number {
  const most = supply === "to_order" ? MAX_QUANTITY : getMaxQuantity(stockCount);
  return Math.min(most, maxQuantity ?? MAX_QUANTITY);
}

export const packs = (count: number): string => counted(count, "pack");

/** The quantities in which a product is sold; undefined when any quantity is allowed. */
export function ruleText(rules: QuantityRules): string | undefined {
  const least = leastQuantity(rules);
  const { packMultiple } = rules;
  if (packMultiple === 1) return least === 1 ? undefined : `The smallest order is ${packs(least)}.`;
  const multiples = `Sold in multiples of ${packs(packMultiple)}`;
  return least === packMultiple ? `${multiples}.` : `${multiples}, from ${packs(least)}.`;
}

/**
 * Why this quantity cannot be ordered: because of the product's quantity rules or its stock.
 * @param most how many packs are available
 */
export function quantityText(
  rules: QuantityRules & Pick<Supplied, "maxQuantity">,
  quantity: number,
  most: number,
): string {
  const rule = ruleText(rules);
  const limit = rules.maxQuantity === most ? orderLimitText(most) : limitText(most);
  if (quantity > most) return [limit, rule].filter(Boolean).join(" ");
  return rule ?? limit;
}

/** Why an order can hold no more than `most` packs of a product. */
export function limitText(most: number): string {
  return most < MAX_QUANTITY ? `Only ${packs(most)} in stock.` : orderLimitText(most);
}

const orderLimitText = (most: number) => `One order holds at most ${packs(most)} of a product.`;
