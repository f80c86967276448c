/** From `from` packs on, each pack of the line costs `pricePaise`. */
export interface PriceTier {
  from: number;
  pricePaise: number;
}

/** The prices of a product for one pack and for larger quantities. */
export interface PriceList {
  /** Paise per pack below the first tier. */
  pricePaise: number;
  /** Quantities rise and prices fall, as `tierProblem` checks. */
  priceTiers: readonly PriceTier[];
}

/** Maximum tiers of a product. */
export const MAX_TIERS = 10;

/** Returns the tier that a quantity reaches; undefined below the first. */
export function tierAt({ priceTiers }: PriceList, quantity: number): PriceTier | undefined {
  return priceTiers.findLast(({ from }) => quantity >= from);
}

/** Returns the price per pack in paise for a line of this quantity. */
export function packPrice(list: PriceList, quantity: number): number {
  return tierAt(list, quantity)?.pricePaise ?? list.pricePaise;
}

/** Returns the next tier above a quantity; undefined at the last. */
export function nextTier({ priceTiers }: PriceList, quantity: number): PriceTier | undefined {
  return priceTiers.find(({ from }) => quantity < from);
}

/** Returns the price per pack in paise at the largest quantities. */
export function lowestPrice(list: PriceList): number {
  return packPrice(list, Infinity);
}

interface TierProblem {
  /** Index of the tier, from 0. */
  index: number;
  part: "from" | "price";
  message: string;
}

/**
 * Returns what is wrong with the tiers. Each tier must start at a larger quantity and cost less per pack than the one
 * before, so that nobody pays more per pack for a larger quantity.
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
