import { tableErrorsSchema } from "@/lib/base/input/table-errors";
import { z } from "@/lib/base/input/zod";
import { ShippingWay } from "@/lib/db/generated/enums";
import { MAX_PINS_LENGTH } from "./rate-fields";

export const MAX_RATES = 500;

export const RATE_COLUMNS = ["way", "pins", "perKg", "least", "askAbove"] as const;

const PINS = "Beginnings of PIN codes with commas between; empty for everywhere";
const ASK_ABOVE = "Kilograms above which the price is asked for; null for never";

export const shippingRateSchema = z.object({
  way: z.enum(ShippingWay),
  pins: z.string().describe(PINS),
  perKg: z.number().describe("Rupees"),
  least: z.number().describe("The least charge of an order, in rupees"),
  askAbove: z.number().nullable().describe(ASK_ABOVE),
});

export type ShippingRateRow = z.output<typeof shippingRateSchema>;

const cell = z.union([z.string().max(MAX_PINS_LENGTH), z.number()]);

/** Judged row by row in replace-rates.ts, so that a dry run can name every mistake. */
const sentRateSchema = z.object({
  way: z.string().max(20).default("").describe("`courier`, `transport`, `own` or `pickup`"),
  pins: cell.default("").describe(PINS),
  perKg: cell.default("").describe("Rupees, 0 or more"),
  least: cell.default("").describe("The least charge of an order, in rupees, 0 or more"),
  askAbove: cell.nullable().default(null).describe(ASK_ABOVE),
});

export type SentRate = z.output<typeof sentRateSchema>;

export const replaceRatesSchema = z.union([
  z.object({
    rows: z.array(sentRateSchema).max(MAX_RATES, `Keep at most ${MAX_RATES} rates`),
    rowsRead: z
      .array(shippingRateSchema.extend({ pins: z.string().max(MAX_PINS_LENGTH) }))
      .max(MAX_RATES)
      .optional()
      .describe("The rates as they were shown: where they are others by now, 409"),
  }),
  z.string().max(200_000).describe("The same rows as a CSV file, sent as text/csv"),
]);

export type ReplaceRates = z.output<typeof replaceRatesSchema>;

export const replaceRatesQuerySchema = z.object({
  dryRun: z
    .stringbool({ error: "dryRun must be 1 or 0" })
    .optional()
    .describe("1: only say what would be kept and what is wrong"),
});

export const ratesQuerySchema = z.object({
  format: z.enum(["json", "csv"]).optional().describe("`csv`: as a file that PUT takes"),
});

export const ratesReportSchema = z.object({
  rows: z.array(shippingRateSchema).describe("The rows that can be read"),
  errors: tableErrorsSchema,
});

export type RatesReport = z.output<typeof ratesReportSchema>;

export const pricedMethodSchema = z.object({
  way: z.enum(ShippingWay),
  amount: z.number().nullable().describe("Rupees before tax; null: the shop is asked for it"),
  words: z.string(),
});

export type PricedMethodAnswer = z.output<typeof pricedMethodSchema>;
