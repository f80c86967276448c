import { momentField } from "@/lib/base/input/fields";
import { pageQuery } from "@/lib/base/input/list-query";
import { z } from "@/lib/base/input/zod";
import { PROMO_STATES } from "./promo-state";

/** The format of a promo code; the database stores it in upper case. */
const CODE = /^[A-Z0-9][A-Z0-9_-]{1,39}$/;

/** Returns the code as it is stored, whatever case was typed; null for a text that cannot be a code. */
export function codeFrom(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}

const CODE_MISSING = "Please fill in the Code field.";

/** Codes are stored in upper case; people may type them in any case. */
export const newCodeField = z
  .string(CODE_MISSING)
  .trim()
  .toUpperCase()
  .min(1, CODE_MISSING)
  .regex(CODE, "Use 2 to 40 letters, digits, hyphens or underscores");

export const percentField = z
  .number("Enter a percent from 1 to 100")
  .int("Enter a whole percent")
  .min(1, "Enter a percent from 1 to 100")
  .max(100, "Enter a percent from 1 to 100");

const MAX_USES = 1_000_000;
export const limitField = z
  .number("Enter a whole number, or leave it empty for no limit")
  .int("Enter a whole number")
  .min(1, "Enter 1 or more, or leave it empty for no limit")
  .max(MAX_USES, "Enter at most 10,00,000, or leave it empty for no limit")
  .nullable();

const termField = momentField("Enter a date and time")
  .transform((value) => new Date(value))
  .nullable();

const terms = {
  percent: percentField,
  startsAt: termField.describe("When the code starts to work; null: at once"),
  endsAt: termField.describe("When it stops working; null: never"),
  maxUses: limitField.describe("Orders that may use it in all; null: no limit"),
  maxUsesPerCustomer: limitField.describe("The same per account or, for guests, email"),
};

export const ENDS_BEFORE_START = "The end must come after the start";

export const createPromoCodeSchema = z
  .object({
    code: newCodeField,
    percent: terms.percent,
    startsAt: terms.startsAt.default(null),
    endsAt: terms.endsAt.default(null),
    maxUses: terms.maxUses.default(null),
    maxUsesPerCustomer: terms.maxUsesPerCustomer.default(null),
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || endsAt > startsAt, {
    path: ["endsAt"],
    message: ENDS_BEFORE_START,
  });

export type NewPromoCode = z.output<typeof createPromoCodeSchema>;

export const updatePromoCodeSchema = z
  .object({
    ...terms,
    active: z.boolean().describe("false ends the code at once, true opens it again"),
    version: z.string().max(64).describe("As it was read; an older one is refused"),
  })
  .partial();

export type PromoCodeChanges = z.output<typeof updatePromoCodeSchema>;

const knownCode = z.string().toUpperCase().regex(CODE, "This is not a promo code");

export const promoCodeParamsSchema = z.object({ code: knownCode });

export const promoCodeListQuerySchema = z.object(pageQuery({ default: 50, max: 200 }));

export type PromoCodeListQuery = z.output<typeof promoCodeListQuerySchema>;

export const adminPromoCodeSchema = z.object({
  code: z.string(),
  percent: z.number().int(),
  active: z.boolean(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  maxUses: z.number().int().nullable(),
  maxUsesPerCustomer: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  state: z.enum(PROMO_STATES),
  uses: z.number().int().describe("Orders with the code that were not cancelled"),
  discountGiven: z.number().describe("Rupees over these orders"),
  sales: z.number().describe("Rupees over these orders, shipping and tax included"),
  lastUsedAt: z.iso.datetime().nullable(),
  version: z.string(),
});

export type AdminPromoCode = z.output<typeof adminPromoCodeSchema>;
