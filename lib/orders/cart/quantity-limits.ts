import { counted } from "@/lib/base/counts";
import { leastQuantity, MAX_QUANTITY, type QuantityRules } from "@/lib/pricing/quantity-rules";

/**
 * What a quantity can be typed and kept as. Above `mostOf` it is told, and never made less than what was
 * typed without a word.
 */
export const MAX_TYPED_QUANTITY = 999_999;
/** Characters that the id of a product may have in a question about a cart; none is no id. */
export const MAX_ID_LENGTH = 64;
/** Characters of a promo code as it is typed. */
export const MAX_CODE_LENGTH = 40;

/** How many packs of a product one order can hold. */
export function mostOf(stockCount: number): number {
  return Math.min(stockCount, MAX_QUANTITY);
}

export const packs = (count: number): string => counted(count, "pack");

/** In which quantities a product is sold; undefined where any will do. */
export function ruleText(rules: QuantityRules): string | undefined {
  const least = leastQuantity(rules);
  const { packMultiple } = rules;
  if (packMultiple === 1) return least === 1 ? undefined : `The smallest order is ${packs(least)}.`;
  const multiples = `Sold in multiples of ${packs(packMultiple)}`;
  return least === packMultiple ? `${multiples}.` : `${multiples}, from ${packs(least)}.`;
}

/**
 * Why so many packs cannot be ordered: by the product's rules, or because there are not as many.
 * @param most how many packs there are to have
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
