import { calculateShare } from "./money";

/** The charge for an order that is shipped by weight (docs/product.md: Shipping by weight). */

/** In millimetres. */
export interface Carton {
  length: number;
  width: number;
  height: number;
}

/** One pack as it is shipped. */
export interface Packing {
  grams: number;
  /** Null: only its weight counts. */
  carton: Carton | null;
}

/** All that an order ships. */
export interface Load {
  grams: number;
  cubicMm: number;
}

export interface FreightRate {
  /** Beginnings of PIN codes; empty for everywhere. */
  pins: string[];
  perKgPaise: number;
  leastPaise: number;
  /** Above this weight the price is asked for; null for never. */
  askAboveGrams: number | null;
}

/** Content of a packing: one pack, or `per` units of an offer's line. Rounds up to whole grams. */
interface Packed {
  quantity: number;
  packing: Packing;
  per?: number;
}

export function addUpLoad(packs: readonly Packed[]): Load {
  const load = { grams: 0, cubicMm: 0 };
  for (const { quantity, packing, per = 1 } of packs) {
    const { length = 0, width = 0, height = 0 } = packing.carton ?? {};
    load.grams += Math.ceil((quantity * packing.grams) / per);
    load.cubicMm += Math.ceil((quantity * length * width * height) / per);
  }
  return load;
}

/**
 * Returns what a load costs in paise; null above the rate's weight. The greater of its real and its volumetric weight
 * counts.
 * @param divisor cubic centimetres that count as a kilogram, and so cubic millimetres that count as a gram
 */
export function freightPaise(load: Load, rate: FreightRate, divisor: number): number | null {
  const { perKgPaise, leastPaise, askAboveGrams } = rate;
  // Grams times the divisor: whole numbers, so that nothing is rounded before the charge is.
  const weight = Math.max(load.grams * divisor, load.cubicMm);
  // More than can be reckoned with exactly is more than anything carries.
  if (!Number.isSafeInteger(weight)) return null;
  if (askAboveGrams !== null && weight > askAboveGrams * divisor) return null;
  return Math.max(leastPaise, calculateShare(perKgPaise, weight, divisor * 1000));
}

/** Returns the rate with the longest beginning of the PIN code; undefined when none of them goes there. */
export function rateTo<Rate extends FreightRate>(
  rates: readonly Rate[],
  pin: string,
): Rate | undefined {
  let found: Rate | undefined;
  let longest = -1;
  for (const rate of rates) {
    const length = matchedLength(rate.pins, pin);
    if (length > longest) [found, longest] = [rate, length];
  }
  return found;
}

/** True where a rate may charge more than another for any load, or leaves more of them to be asked about. */
export const isDearerRate = (rate: FreightRate, than: FreightRate): boolean =>
  rate.perKgPaise > than.perKgPaise ||
  rate.leastPaise > than.leastPaise ||
  (rate.askAboveGrams ?? Infinity) < (than.askAboveGrams ?? Infinity);

function matchedLength(pins: readonly string[], pin: string): number {
  if (pins.length === 0) return 0;
  return Math.max(...pins.map((beginning) => (pin.startsWith(beginning) ? beginning.length : -1)));
}
