/** From `from` packs on, each pack of the line costs `pricePaise`. */
export interface PriceTier {
  from: number;
  pricePaise: number;
}

/** What a product costs: for one pack, and less for more. */
export interface PriceList {
  /** Paise for one pack where no tier is reached. */
  pricePaise: number;
  /** With rising quantities and falling prices, as `tierProblem` holds them to. */
  priceTiers: readonly PriceTier[];
}

/** Tiers that one product may have. */
export const MOST_TIERS = 10;

/** The tier that so many packs reach; undefined below the first. */
export function tierAt({ priceTiers }: PriceList, quantity: number): PriceTier | undefined {
  return priceTiers.findLast(({ from }) => quantity >= from);
}

/** Paise for each pack of a line of so many. */
export function packPrice(list: PriceList, quantity: number): number {
  return tierAt(list, quantity)?.pricePaise ?? list.pricePaise;
}

/** The tier that more packs would reach; undefined at the last. */
export function nextTier({ priceTiers }: PriceList, quantity: number): PriceTier | undefined {
  return priceTiers.find(({ from }) => quantity < from);
}

/** The price of a pack at the largest quantities. */
export function lowestPrice(list: PriceList): number {
  return packPrice(list, Infinity);
}

interface TierProblem {
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
