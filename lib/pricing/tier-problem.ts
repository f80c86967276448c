import type { PackPrices, PriceTier } from "./price-tiers";

export interface TierProblem {
  /** Index of the tier, from 0. */
  index: number;
  part: "from" | "price";
  message: string;
}

/**
 * Returns what is wrong with the tiers. Each tier must start at a larger quantity and cost less per pack than the one
 * before, so that nobody pays more per pack for a larger quantity.
 * @param from packs from which the list's own price holds
 */
export function tierProblem(
  { pricePaise, priceTiers }: PackPrices,
  from = 1,
): TierProblem | undefined {
  let before: PriceTier = { from, pricePaise };
  for (const [index, tier] of priceTiers.entries()) {
    if (tier.from <= before.from) {
      const message = `Start this price at more than ${before.from === 1 ? "1 pack" : `${before.from} packs`}`;
      return { index, part: "from", message };
    }
    if (tier.pricePaise >= before.pricePaise) {
      return { index, part: "price", message: "Make this price lower than the one before it" };
    }
    before = tier;
  }
  return undefined;
}

/** Same for tiers that take the place of other prices, as `tieredPrices` does: the first may start at any quantity. */
export function ownTierProblem(tiers: readonly PriceTier[]): TierProblem | undefined {
  const [first, ...priceTiers] = tiers;
  const problem = first && tierProblem({ ...first, priceTiers }, first.from);
  return problem && { ...problem, index: problem.index + 1 };
}
