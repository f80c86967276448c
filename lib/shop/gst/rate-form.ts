import { requiredText } from "@/lib/base/input/fields";
import { dayName } from "@/lib/base/india-time";
import { readPercent } from "@/lib/base/tables/read-measure";
import { z } from "@/lib/base/input/zod";
import { addTaxRateSchema, ENDS_BEFORE_START, type TaxRate } from "./schemas";

/** The admin's form for a rate: controls hold texts, the API takes numbers and null. */

const { hsn, from, ratePercent, basis } = addTaxRateSchema.shape;

/** An empty control means null. */
const orNull = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(schema.nullable());

export const rateFormSchema = z
  .object({
    hsn,
    from,
    to: orNull(z.iso.date("Enter the whole day, or clear the field")),
    ratePercent: z
      .string()
      .trim()
      .transform((text) => readPercent(text).value ?? NaN)
      .pipe(ratePercent),
    basis,
    confirmedBy: orNull(requiredText("Confirmed by", 120)),
  })
  .refine((rate) => rate.to === null || rate.to >= rate.from, {
    path: ["to"],
    message: ENDS_BEFORE_START,
  });

export type RateFormValues = z.input<typeof rateFormSchema>;
export type RateFormOutput = z.output<typeof rateFormSchema>;

/** A new rate applies from today, unless another day is chosen. */
export function rateFormValues(rate: TaxRate | null, now: Date): RateFormValues {
  return {
    hsn: rate?.hsn ?? "",
    from: rate?.from ?? dayName(now),
    to: rate?.to ?? "",
    ratePercent: rate ? String(rate.ratePercent) : "",
    basis: rate?.basis ?? "",
    confirmedBy: rate?.confirmedBy ?? "",
  };
}
