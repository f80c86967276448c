import { calculatePercent } from "./money";
import { tieredPrices, type PackPrices, type PriceTier } from "./price-tiers";

/** A product's entry in a price list: tiers of its own, or a percent off the public price and each of its tiers. */
export type ListedPrice = { tiers: readonly PriceTier[] } | { percent: number };

/** Bounds of a percent off, both exclusive; it has two decimals at the most. */
export const PERCENT_OFF = { above: 0, below: 100 } as const;

/** The least that a pack costs in paise, however much is taken off: an order has no goods for nothing. */
const LEAST_PAISE = 1;

/**
 * Returns the prices that take the place of the public ones (docs/product.md: Price lists). Percents are rounded half
 * up to the paisa.
 */
export function listedPrices(listed: ListedPrice, plain: PackPrices): PackPrices {
  if ("tiers" in listed) return tieredPrices(listed.tiers, plain);
  const reduced = (paise: number) =>
    Math.max(LEAST_PAISE, calculatePercent(paise, 100 - listed.percent));
  return {
    pricePaise: reduced(plain.pricePaise),
    priceTiers: plain.priceTiers.map(({ from, pricePaise }) => ({
      from,
      pricePaise: reduced(pricePaise),
    })),
  };
}

/** First and last day in India, such as "2026-04-01", both inclusive; null for open. */
export interface ListDays {
  from: string | null;
  to: string | null;
}

export type ListState = "upcoming" | "current" | "ended";

/** Whether a list holds on a day in India. */
export function listState({ from, to }: ListDays, today: string): ListState {
  if (from !== null && today < from) return "upcoming";
  return to !== null && today > to ? "ended" : "current";
}
