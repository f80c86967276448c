import { lowestPrice, nextTier, packPrice, type PriceTier } from "@/lib/pricing/price-tiers";
import { leastQuantity } from "@/lib/pricing/quantity-rules";
import { percentOff } from "@/lib/pricing/totals";
import type { SaleTerms } from "../sale-terms";

/** Returns the price in paise of one pack in the smallest order. */
export function entryPrice(terms: SaleTerms): number {
  return packPrice(terms, leastQuantity(terms));
}

/**
 * Returns the price in paise of one pack at the largest quantities, or null when it is not lower than the entry
 * price.
 */
export function fromPrice(terms: SaleTerms): number | null {
  const lowest = lowestPrice(terms);
  return lowest < entryPrice(terms) ? lowest : null;
}

/** One row of the price table. It covers only quantities that can be ordered. */
export interface TierRow {
  from: number;
  /** Null in the last row, which has no upper end. */
  to: number | null;
  pricePaise: number;
  /** Percent below the price of the smallest order; 0 in the first row. */
  percentOff: number;
}

/** Returns the smallest orderable quantity that reaches the tier. */
const reachedAt = ({ packMultiple }: SaleTerms, { from }: PriceTier) =>
  Math.ceil(from / packMultiple) * packMultiple;

/** Returns the price table; empty when a pack always costs the same. */
export function tierRows(terms: SaleTerms): TierRow[] {
  if (fromPrice(terms) === null) return [];
  const least = leastQuantity(terms);
  const later = terms.priceTiers.map((tier) => reachedAt(terms, tier));
  // Two tiers within one multiple are reached together, and the lower price applies.
  const starts = [...new Set([least, ...later.filter((from) => from > least)])];
  return starts.map((from, index) => {
    const next = starts[index + 1];
    const pricePaise = packPrice(terms, from);
    return {
      from,
      to: next === undefined ? null : next - terms.packMultiple,
      pricePaise,
      percentOff: percentOff(pricePaise, entryPrice(terms)),
    };
  });
}

export interface TierStep {
  /** Total quantity in packs. */
  quantity: number;
  pricePaise: number;
  /** Paise saved on the total quantity, compared with the current price. */
  savedPaise: number;
}

/**
 * Returns the next lower price, or null when the stock does not reach it.
 * @param most packs available
 */
export function tierStep(terms: SaleTerms, quantity: number, most: number): TierStep | null {
  const tier = nextTier(terms, quantity);
  if (!tier) return null;
  const reached = Math.max(reachedAt(terms, tier), leastQuantity(terms));
  if (reached > most) return null;
  const pricePaise = packPrice(terms, reached);
  return {
    quantity: reached,
    pricePaise,
    savedPaise: (packPrice(terms, quantity) - pricePaise) * reached,
  };
}
