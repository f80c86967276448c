import { lowestPrice, nextTier, packPrice, type PriceTier } from "@/lib/pricing/price-tiers";
import { leastQuantity } from "@/lib/pricing/quantity-rules";
import { percentOff } from "@/lib/pricing/totals";
import type { SaleTerms } from "../sale-terms";

/** Paise for a pack of the smallest order: what a product costs at first. */
export function entryPrice(terms: SaleTerms): number {
  return packPrice(terms, leastQuantity(terms));
}

/** Paise for a pack at the largest quantities, where that is less than at first. */
export function fromPrice(terms: SaleTerms): number | null {
  const lowest = lowestPrice(terms);
  return lowest < entryPrice(terms) ? lowest : null;
}

/** One line of the table of prices; quantities that can be ordered. */
export interface TierRow {
  from: number;
  /** Null in the last row: or more. */
  to: number | null;
  pricePaise: number;
  /** Percent below the price of the smallest order; 0 in the first row. */
  percentOff: number;
}

/** The first quantity of the product's multiples that reaches a tier. */
const reachedAt = ({ packMultiple }: SaleTerms, { from }: PriceTier) =>
  Math.ceil(from / packMultiple) * packMultiple;

/** What a pack costs at which quantities; empty where it always costs the same. */
export function tierRows(terms: SaleTerms): TierRow[] {
  if (fromPrice(terms) === null) return [];
  const least = leastQuantity(terms);
  const later = terms.priceTiers.map((tier) => reachedAt(terms, tier));
  // Two tiers within one multiple are reached together, and the lower price holds.
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

/** A better price within reach. */
export interface TierStep {
  /** Packs in all. */
  quantity: number;
  pricePaise: number;
  /** Paise saved on that quantity, beside what a pack costs now. */
  savedPaise: number;
}

/**
 * The next lower price.
 * @param most how many packs there are to have; null where these do not reach it
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
