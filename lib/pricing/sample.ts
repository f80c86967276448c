/** Maximum samples of a product in one order. */
export const MAX_SAMPLES = 3;

/** How a product is sampled: one pack or less of it, before the first order. */
export interface Sample {
  kind: "free" | "paid";
  /** Paise for one sample; 0 for a free one. */
  pricePaise: number;
  /** Credit on the first order of the product, by its packs. Quantities rise. */
  credit: readonly SampleCredit[];
}

export interface SampleCredit {
  /** Packs of the first order. */
  from: number;
  percent: 50 | 100;
}

/** Returns the percent of a paid sample's price that an order of so many packs gets back. */
export function creditPercent({ credit }: Sample, packs: number): number {
  return credit.findLast(({ from }) => packs >= from)?.percent ?? 0;
}
