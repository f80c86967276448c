import { OfferState } from "@/lib/db/generated/enums";
import { idField, leftOut, requiredLines, requiredText } from "@/lib/base/input/fields";
import { pageQuery, searchQuery } from "@/lib/base/input/list-query";
import { z } from "@/lib/base/input/zod";
import { pinField } from "@/lib/shop/delivery/schemas";
import { quoteRequestSchema } from "@/lib/orders/cart/schemas";
import { holdOverrideField } from "@/lib/orders/place/enter-schemas";
import { placeOrderSchema } from "@/lib/orders/schemas";
import { requestTexts } from "@/lib/orders/texts/schemas";
import { ACCEPTANCE_TEXTS, pickTexts } from "@/lib/orders/texts/texts";
import { isUnique, OFFER_LIMITS, quantity, words } from "./fields";

/** Request schemas for existing offers: their steps and lists. */

export const choicesSchema = z
  .array(z.object({ line: idField(), quantity }))
  .max(OFFER_LIMITS.lines)
  .refine((choices) => isUnique(choices.map(({ line }) => line)), "Name each line once.")
  .default([])
  .describe("The quantity of each line that offers several");

const { totalAmount, paymentMethod, shippingAddress, billingAddress, gstin, purchaseOrder } =
  placeOrderSchema.shape;

export const acceptOfferSchema = z.object({
  version: z.number().int().min(1),
  choices: choicesSchema,
  totalAmount,
  paymentMethod,
  shippingAddress,
  billingAddress,
  purchaseOrder,
  ...pickTexts(requestTexts, ACCEPTANCE_TEXTS),
});

export type AcceptOffer = z.output<typeof acceptOfferSchema>;

export const acceptByPhoneSchema = acceptOfferSchema.extend({
  note: requiredLines("Note", 1000).describe("Who called, and what they said"),
  override: holdOverrideField,
});

export const quoteOfferSchema = z.object({
  version: z.number().int().min(1),
  choices: choicesSchema,
  state: words(60),
  gstin,
  pin: leftOut(pinField).describe("Where the goods go"),
  paymentMethod,
  shippingAddress: quoteRequestSchema.shape.shippingAddress,
});

export const offerMessageSchema = z.object({ text: requiredLines("Message", 5000) });

export const offerReasonSchema = z.object({
  reason: requiredText("Reason", 1000).meta({ example: "We decided for another size." }),
});

export const withdrawOfferSchema = offerReasonSchema.extend({
  silent: z.boolean().default(false).describe("Without an email to the buyer, as for spam"),
});

export const offerFilterSchema = z.object({
  q: searchQuery("Part of the number, the name, the email or the company"),
  state: z.enum(OfferState).optional(),
  waiting: z.enum(["yes"]).optional().describe("Only those whose buyer waits for the shop"),
  ended: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "Enter a month, such as 2026-11.")
    .optional()
    .describe("Only those that ended in this month in India, such as 2026-11"),
});

export type OfferFilter = z.output<typeof offerFilterSchema>;

export const offerListQuerySchema = offerFilterSchema.extend({
  ...pageQuery({ default: 20, max: 100 }),
});
export type OfferListQuery = z.output<typeof offerListQuerySchema>;

export const extendOfferSchema = z.object({
  validUntil: z.iso.date("Enter a day, such as 2026-12-11."),
});

export const staffMessageSchema = offerMessageSchema.extend({
  internal: z.boolean().default(false).describe("Only for the shop's eyes"),
});

export type QuoteOffer = z.output<typeof quoteOfferSchema>;
