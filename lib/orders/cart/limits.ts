import { MAX_QUANTITY } from "@/lib/pricing/quantity-rules";

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
