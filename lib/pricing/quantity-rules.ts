/** Maximum packs of one product in an order. */
export const MAX_QUANTITY = 10_000;
/**
 * Maximum lines of an order. With the maximum price and quantity it keeps a total within bigint and safe integers.
 */
export const MAX_LINES = 100;

/** The quantities in which a product is sold, in packs. */
export interface QuantityRules {
  /** Minimum quantity of an order. */
  minQuantity: number;
  /** Only multiples of this number can be ordered. */
  packMultiple: number;
}

/** Returns the smallest orderable quantity: the first multiple that is not below the minimum. */
export function leastQuantity({ minQuantity, packMultiple }: QuantityRules): number {
  return Math.ceil(minQuantity / packMultiple) * packMultiple;
}

export function isRightQuantity(rules: QuantityRules, quantity: number): boolean {
  return quantity >= leastQuantity(rules) && quantity % rules.packMultiple === 0;
}

/**
 * Returns the orderable quantity nearest to `wanted`, the larger of two equally near.
 * @param most packs available
 * @returns 0 when even the smallest orderable quantity is not available
 */
export function nearestQuantity(rules: QuantityRules, wanted: number, most: number): number {
  const least = leastQuantity(rules);
  const largest = Math.floor(most / rules.packMultiple) * rules.packMultiple;
  if (largest < least) return 0;
  const rounded = Math.round(wanted / rules.packMultiple) * rules.packMultiple;
  return Math.min(Math.max(rounded, least), largest);
}

/** Whether every quantity from 1 can be ordered. */
export function isUnruled(rules: QuantityRules): boolean {
  return leastQuantity(rules) === 1 && rules.packMultiple === 1;
}
