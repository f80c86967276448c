/**
 * Money is an integer number of paise everywhere inside the program; the HTTP API and the CSV files
 * speak rupees. This file is the only place that converts, rounds or writes amounts.
 */

/** Whether an amount in rupees has no part of a paisa. */
export const isWholePaise = (rupees: number): boolean => Number(rupees.toFixed(2)) === rupees;

const rupeeFormat = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

/** Of a column or a sum of the database: the bounds of a cart and of a price keep it exact. */
export function paiseOf(stored: bigint): number {
  return Number(stored);
}

/** Paise to rupees for JSON: at most two decimals, exact for every safe integer below 2^53 / 100. */
export function toRupees(paise: number): number {
  return Number((paise / 100).toFixed(2));
}

/** Rupees (at most two decimals) to paise. */
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

/** "₹1.2L", "₹45K": for the axis of a chart, where the exact amount stands elsewhere. */
export function formatCompactRupees(paise: number): string {
  return compactFormat.format(paise / 100);
}

/** "₹2,000", "₹149.50": a threshold or a fee among words, without idle decimals. */
export function formatRoundRupees(paise: number): string {
  return formatRupees(paise).replace(/\.00$/, "");
}

/** "₹2000", "₹149.5": as the threshold stands beside "Free Shipping". */
export function formatPlainRupees(paise: number): string {
  return `₹${toRupees(paise)}`;
}

/**
 * `percent` of `paise`, rounded half-up to the paisa. The percent may carry up to two decimals
 * (18, 12.5, 0.25); the product is taken in integers so that no float decides a rounding.
 */
export function percentOf(paise: number, percent: number): number {
  return shareOf(paise, Math.round(percent * 100), 10_000);
}

/** `part` of `whole` of `paise`, rounded half-up to the paisa, taken in integers. */
export function shareOf(paise: number, part: number, whole: number): number {
  const doubled = 2n * BigInt(paise) * BigInt(part) + BigInt(whole);
  return Number(doubled / (2n * BigInt(whole)));
}
