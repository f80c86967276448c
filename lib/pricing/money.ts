/**
 * Money is an integer number of paise everywhere in the program; the HTTP API and the CSV files use rupees. Only this
 * file converts and formats amounts and calculates shares of them. What else rounds is a rule with a home of its own: the
 * round-off of an invoice (gst.ts), interest on late payments (late-interest.ts), the figures of the portals
 * (lib/documents/portal-files).
 */

const rupeeFormat = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });

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
export function formatRoundRupees(paise: number): string {
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
export function calculateShare(paise: number, part: number, whole: number): number {
  const doubled = 2n * BigInt(paise) * BigInt(part) + BigInt(whole);
  return Number(doubled / (2n * BigInt(whole)));
}

/** Whether an amount in rupees is a whole number of paise. */
export const isWholePaise = (rupees: number): boolean => Number(rupees.toFixed(2)) === rupees;
