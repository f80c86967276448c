import type { PriceList, PriceTier } from "./price-tiers";

export interface TierProblem {
  /** Which tier, from 0. */
  index: number;
  part: "from" | "price";
  message: string;
}

/**
 * What is wrong with tiers beside the price of one pack: more packs must come later and cost less each, so
 * that nobody pays more a pack for more of them.
 */
export function tierProblem({ pricePaise, priceTiers }: PriceList): TierProblem | undefined {
  let before: PriceTier = { from: 1, pricePaise };
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
