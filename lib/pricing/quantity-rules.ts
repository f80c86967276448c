/** Packs of a product that one order can hold. */
export const MAX_QUANTITY = 10_000;
/** Lines of an order: with the highest price and quantity they keep a total inside bigint and exact integers. */
export const MAX_LINES = 100;

/** In which quantities a product is sold, in packs. */
export interface QuantityRules {
  /** The smallest order. */
  minQuantity: number;
  /** Only multiples of this many. */
  packMultiple: number;
}

/** The smallest quantity that can be ordered: the first multiple that is no fewer than the minimum. */
export function leastQuantity({ minQuantity, packMultiple }: QuantityRules): number {
  return Math.ceil(minQuantity / packMultiple) * packMultiple;
}

export function isRightQuantity(rules: QuantityRules, quantity: number): boolean {
  return quantity >= leastQuantity(rules) && quantity % rules.packMultiple === 0;
}

/**
 * The quantity next to `wanted` that can be ordered, the larger of two that are as near.
 * @param most how many packs there are to have
 * @returns 0 where not even the smallest order can be had
 */
export function nearestQuantity(rules: QuantityRules, wanted: number, most: number): number {
  const least = leastQuantity(rules);
  const largest = Math.floor(most / rules.packMultiple) * rules.packMultiple;
  if (largest < least) return 0;
  const rounded = Math.round(wanted / rules.packMultiple) * rules.packMultiple;
  return Math.min(Math.max(rounded, least), largest);
}

/** Whether any quantity is as good as another, as long as there is one. */
export function isUnruled(rules: QuantityRules): boolean {
  return leastQuantity(rules) === 1 && rules.packMultiple === 1;
}
