/**
 * Money is an integer number of paise everywhere in the program; the HTTP API and the CSV files use rupees. Only this
 * file converts, formats and rounds amounts and calculates shares of them.
 */

const rupeeFormat = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** Paise that a column of prices holds, which is a 32-bit integer. */
export const MOST_PRICE_PAISE = 2 ** 31 - 1;

/** Converts a bigint column or sum from the database. It stays exact, because prices and carts are bounded. */
export function toSafePaise(stored: bigint): number {
  return Number(stored);
}

/** Converts paise to rupees for JSON: at most two decimals, exact for every safe integer below 2^53 / 100. */
export function toRupees(paise: number): number {
  return Number((paise / 100).toFixed(2));
}

/** Converts rupees (at most two decimals) to paise. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** "₹1,24,500.00": Indian grouping, always two decimals. */
export function formatRupees(paise: number): string {
  return rupeeFormat.format(paise / 100);
}

const compactFormat = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  notation: "compact",
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
});

/** "₹1.2L", "₹45K": for the axis of a chart, next to which the exact amounts are shown. */
export function formatCompactRupees(paise: number): string {
  return compactFormat.format(paise / 100);
}

/** "₹2,000", "₹149.50": for a threshold or fee within a sentence, without ".00". */
export function formatShortRupees(paise: number): string {
  return formatRupees(paise).replace(/\.00$/, "");
}

/** "2000.00": for other programs and for fields, which take no sign and no grouping. */
export const formatDecimal = (paise: number): string => (paise / 100).toFixed(2);

/** "₹2000", "₹149.5": the format of the threshold next to "Free Shipping". */
export function formatPlainRupees(paise: number): string {
  return `₹${toRupees(paise)}`;
}

/**
 * Returns `percent` of `paise`, rounded half-up to the paisa. The percent may have up to two decimals (18, 12.5,
 * 0.25). The calculation uses integers, so that no float error affects the rounding.
 */
export function calculatePercent(paise: number, percent: number): number {
  return calculateShare(paise, Math.round(percent * 100), 10_000);
}

/** Returns `paise * part / whole`, rounded half-up to the paisa, calculated in integers. */
export const calculateShare = (paise: number, part: number, whole: number): number =>
  divideHalfUp(BigInt(paise) * BigInt(part), BigInt(whole));

/** Returns the paise in so many parts of a paisa, rounded half-up. */
export const divideHalfUp = (parts: bigint, whole: bigint): number =>
  Number((2n * parts + whole) / (2n * whole));

/** Rounds 50 paise and more up to the next rupee (CGST Act, section 170). */
export const wholeRupees = (paise: number): number => Math.floor((paise + 50) / 100) * 100;

/** The rupees of an amount, and its remaining paise. */
export const splitRupees = (paise: number) => ({
  rupees: Math.floor(paise / 100),
  rest: paise % 100,
});

/** Halves an amount; of an odd one, `down` is the smaller half and `up` the larger one. */
export const toHalves = (paise: number) => ({
  down: Math.floor(paise / 2),
  up: Math.ceil(paise / 2),
});

/** Returns the price of one in rupees, with the three decimals that the portals take. */
export const toUnitRupees = (paise: number, quantity: number): number =>
  Math.round((paise / 100 / quantity) * 1000) / 1000;

export const isWholePaise = (rupees: number): boolean => Number(rupees.toFixed(2)) === rupees;
