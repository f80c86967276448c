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
