import { counted } from "@/lib/base/counts";
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
export function quantityText(rules: QuantityRules, quantity: number, most: number): string {
  const rule = ruleText(rules);
  if (quantity > most) return [limitText(most), rule].filter(Boolean).join(" ");
  return rule ?? limitText(most);
}

/** Why an order can hold no more than `most` packs of a product. */
export function limitText(most: number): string {
  return most < MAX_QUANTITY
    ? `Only ${packs(most)} in stock.`
    : `One order holds at most ${packs(most)} of a product.`;
}
