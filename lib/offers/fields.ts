import { leftOut, optionalText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { formatRupees, isWholePaise, MOST_PRICE_PAISE, toRupees } from "@/lib/pricing/money";

/** Request fields of offers. */

export const OFFER_LIMITS = {
  lines: 50,
  quantities: 5,
  /** Files per request. */
  files: 5,
  /** Units per line; labels are counted in pieces. */
  quantity: 10_000_000,
  /** Days from the day of writing. */
  validDays: { default: 15, least: 1, most: 180 },
  leadDays: 365,
  tolerancePercent: 10,
} as const;

/** Rupees per line; 50 of them can be added up exactly. */
export const MAX_LINE_TOTAL = 1_000_000_000;

export const quantity = z
  .number("Enter a quantity.")
  .int("Enter a whole number.")
  .min(1, "Enter at least 1.")
  .max(OFFER_LIMITS.quantity, "Enter at most 1,00,00,000.");

export const words = (max: number) => leftOut(optionalText(max));

export const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

export const QUANTITY_TWICE = "Name each quantity once.";

export const specSchema = z.object({
  size: words(120),
  material: words(200),
  print: words(200),
  finish: words(200),
  tolerance: words(120),
});

/** Rupees with at most two decimals. */
export const amountSchema = z
  .number("Enter an amount in rupees.")
  .min(0, "Enter an amount of 0 or more.")
  .max(MAX_LINE_TOTAL)
  .refine(isWholePaise, "Use at most two decimals.");

/** Rupees of one price or cost, within the limits of its column. */
export const priceSchema = amountSchema.max(
  toRupees(MOST_PRICE_PAISE),
  `Enter at most ${formatRupees(MOST_PRICE_PAISE)}.`,
);
