import { readPercent } from "@/lib/base/tables/read-measure";
import { readDecimal } from "@/lib/base/tables/read-number";
import { z } from "@/lib/base/input/zod";
import { fromIndiaInput, toIndiaInput } from "@/lib/base/india-time";
import { ENDS_BEFORE_START, limitField, newCodeField, percentField } from "./schemas";

/** The admin's form: controls hold texts, the API takes numbers, moments and null for "no limit". */

/** The value of a date control whose date is only partly typed; browsers report it as empty. */
export const INCOMPLETE = "incomplete";

/** A date and time as a control writes it, in India's time; empty for none. */
export const momentText = z
  .string()
  .refine((text) => text === "" || fromIndiaInput(text) !== null, {
    message: "Enter the whole date and time, or clear the field",
  })
  .transform((text) => fromIndiaInput(text)?.toISOString() ?? null);

const limitText = z
  .string()
  .trim()
  .transform((text) => (text === "" ? null : (readDecimal(text).value ?? NaN)))
  .pipe(limitField);

const fields = {
  code: newCodeField,
  percent: z
    .string()
    .trim()
    .min(1, "Please fill in the Percent off field.")
    .transform((text) => readPercent(text).value ?? NaN)
    .pipe(percentField),
  startsAt: momentText,
  endsAt: momentText,
  maxUses: limitText,
  maxUsesPerCustomer: limitText,
};

export const promoFormSchema = z
  .object(fields)
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || endsAt > startsAt, {
    path: ["endsAt"],
    message: ENDS_BEFORE_START,
  });

export type PromoFormValues = z.input<typeof promoFormSchema>;
export type PromoFormOutput = z.output<typeof promoFormSchema>;

export const EMPTY_PROMO: PromoFormValues = {
  code: "",
  percent: "",
  startsAt: "",
  endsAt: "",
  maxUses: "",
  maxUsesPerCustomer: "",
};

export function toFormValues(promo: PromoFormOutput): PromoFormValues {
  const moment = (iso: string | null) => (iso === null ? "" : toIndiaInput(new Date(iso)));
  return {
    code: promo.code,
    percent: String(promo.percent),
    startsAt: moment(promo.startsAt),
    endsAt: moment(promo.endsAt),
    maxUses: promo.maxUses?.toString() ?? "",
    maxUsesPerCustomer: promo.maxUsesPerCustomer?.toString() ?? "",
  };
}

/**
 * Returns the terms that changed since the form was opened. Only these are sent, so that saving neither drops the
 * seconds of a date nor reverts what somebody else changed meanwhile.
 */
export function changedTerms(
  opened: PromoFormOutput,
  saved: PromoFormOutput,
): Partial<Omit<PromoFormOutput, "code">> {
  const before = toFormValues(opened);
  const after = toFormValues(saved);
  return Object.fromEntries(
    Object.entries(saved).filter(([name]) => {
      const field = name as keyof PromoFormValues;
      return field !== "code" && before[field] !== after[field];
    }),
  );
}
