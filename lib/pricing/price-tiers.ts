/** From `from` packs on, each pack of the line costs `pricePaise`. */
export interface PriceTier {
  from: number;
  pricePaise: number;
}

/** The prices of a product for one pack and for larger quantities. */
export interface PackPrices {
  /** Paise per pack below the first tier. */
  pricePaise: number;
  /** Quantities rise and prices fall, as `tierProblem` checks. */
  priceTiers: readonly PriceTier[];
}

/** Maximum tiers of a product, a print option or a row of a price list. */
export const MAX_TIERS = 10;

/** Returns the tier that a quantity reaches; undefined below the first. */
export function tierAt({ priceTiers }: PackPrices, quantity: number): PriceTier | undefined {
  return priceTiers.findLast(({ from }) => quantity >= from);
}

/** Returns the price per pack in paise for a line of this quantity. */
export function packPrice(prices: PackPrices, quantity: number): number {
  return tierAt(prices, quantity)?.pricePaise ?? prices.pricePaise;
}

/** Returns the next tier above a quantity; undefined at the last. */
export function nextTier({ priceTiers }: PackPrices, quantity: number): PriceTier | undefined {
  return priceTiers.find(({ from }) => quantity < from);
}

/** Returns the price per pack in paise at the largest quantities. */
export function lowestPrice(prices: PackPrices): number {
  return packPrice(prices, Infinity);
}

/** Returns the prices that tiers of their own give: the first holds below its quantity too; without any, `plain` holds. */
export function tieredPrices(tiers: readonly PriceTier[], plain: PackPrices): PackPrices {
  const [first, ...priceTiers] = tiers;
  return first ? { pricePaise: first.pricePaise, priceTiers } : plain;
}
