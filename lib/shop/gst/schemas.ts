import { requiredText } from "@/lib/base/input/fields";
import { pageQuery } from "@/lib/base/input/list-query";
import { z } from "@/lib/base/input/zod";

/** HSN codes (Harmonised System) as people write them: "4819 10" and "4819.10" mean 481910. */

const digitsIn = (text: string) => text.replace(/[\s.]/g, "");

const HSN_NEEDED = "Enter an HSN code of 4, 6 or 8 digits, such as 481910";

/** Maximum characters of a code as typed, with spaces and full stops. */
export const MAX_HSN = 20;

/** A product's code: 4, 6 or 8 digits. */
export const hsnField = z
  .string(HSN_NEEDED)
  .overwrite(digitsIn)
  .regex(/^\d{4}(\d{2}){0,2}$/, HSN_NEEDED);

const HEADING_NEEDED = "Enter the first 2, 4, 6 or 8 digits of an HSN code, such as 4819";

/** The heading that a rate applies to: a code, or a prefix of several codes. */
const headingField = z
  .string(HEADING_NEEDED)
  .overwrite(digitsIn)
  .regex(/^\d{2}(\d{2}){0,3}$/, HEADING_NEEDED);

const PERCENT_NEEDED = "Enter a percent from 0 to 100 with at most two decimals, such as 18";

const ratePercent = z
  .number(PERCENT_NEEDED)
  .min(0, PERCENT_NEEDED)
  .max(100, PERCENT_NEEDED)
  .refine((percent) => Number(percent.toFixed(2)) === percent, PERCENT_NEEDED)
  .describe("CGST and SGST together, or IGST");

const day = z.iso.date("Enter a day, such as 2026-04-01");

const basis = requiredText("Basis", 500).describe("The notification and entry that it rests on");

const confirmedBy = requiredText("Confirmed by", 120).describe(
  "Who vouches for the rate, such as the chartered accountant; nobody without it",
);

const lastDay = day.nullable().describe("The last day in India; null: until further notice");

export const ENDS_BEFORE_START = "The last day must not come before the first";

export const addTaxRateSchema = z
  .object({
    hsn: headingField.describe("A code, or the digits that several codes begin with"),
    from: day.describe("The first day in India"),
    to: lastDay.default(null),
    ratePercent,
    basis,
    confirmedBy: confirmedBy.nullable().default(null),
  })
  .refine(({ from, to }) => to === null || to >= from, {
    path: ["to"],
    message: ENDS_BEFORE_START,
  });

export type NewTaxRate = z.output<typeof addTaxRateSchema>;

export const changeTaxRateSchema = z
  .object({
    to: lastDay,
    ratePercent: ratePercent.describe("Only while nobody has confirmed it"),
    basis,
    confirmedBy: confirmedBy.nullable(),
  })
  .partial();

export type TaxRateChanges = z.output<typeof changeTaxRateSchema>;

export const taxRateParamsSchema = z.object({ id: z.string().max(64) });

export const taxRateListQuerySchema = z.object(pageQuery({ default: 100, max: 500 }));

const headingRate = z.object({ hsn: z.string(), ratePercent: z.number() });

export const gstReadinessSchema = z.object({
  products: z.number().int(),
  withoutHsn: z.number().int(),
  openOrders: z
    .object({ count: z.number().int(), total: z.number() })
    .describe("Placed under the flat tax and not billed yet: they keep it"),
  shortHsn: z.number().int().describe("With fewer digits than the shop needs"),
  withoutRate: z.number().int().describe("With a code that no rate of today is for"),
  unconfirmedRates: z.array(headingRate),
  examples: z
    .array(z.object({ _id: z.uuid(), name: z.string() }))
    .describe("At most five of the products without a code"),
  shared: z
    .array(z.object({ hsn: z.string(), rates: z.array(headingRate) }))
    .describe(
      "Codes in use without a rate whose longer codes have rates: more digits decide which",
    ),
  specified: z
    .object({
      count: z.number().int(),
      examples: z
        .array(z.object({ _id: z.uuid(), name: z.string(), hsnCode: z.string() }))
        .describe("At most five of them"),
    })
    .describe("Products without a code whose specifications say one"),
});

export const appliedHsnCodesSchema = z.object({
  changed: z.number().int().describe("Products that got a code; at most 1,000 at once"),
});

export type GstReadiness = z.output<typeof gstReadinessSchema>;

export const taxRegimeSchema = z.object({
  regime: z.enum(["flat", "gst"]),
  taxPercent: z.number().describe("Of everything, in the regime `flat`"),
  pricesWithTax: z.boolean().describe("Whether products tell their price with tax as well"),
  seller: z
    .object({
      legalName: z.string(),
      gstin: z.string(),
      stateCode: z.string(),
      hsnDigits: z.number().int(),
      defaultPercent: z.number().describe("Of products without an HSN code"),
    })
    .nullable()
    .describe("Only under GST"),
});

export type TaxRegime = z.output<typeof taxRegimeSchema>;

export const taxRateSchema = z.object({
  _id: z.uuid(),
  hsn: z.string(),
  from: z.iso.date(),
  to: z.iso.date().nullable(),
  ratePercent: z.number(),
  basis: z.string(),
  confirmedBy: z.string().nullable(),
  confirmedAt: z.iso.datetime().nullable(),
});

export type TaxRate = z.output<typeof taxRateSchema>;
