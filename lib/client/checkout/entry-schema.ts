import { promoCodeSchema } from "@/lib/orders/cart/schemas";
import { z } from "@/lib/base/input/zod";
import { draftFrom } from "./draft";
import { BESIDE_ALL_ELSE, deliverySchema, purchaseSchema, refuseBilling } from "./form-schema";

/** The form by which the shop's people enter an order for a customer. */
export const entrySchema = z
  .object({
    ...deliverySchema.shape,
    ...purchaseSchema.shape,
    sameAsShipping: z.boolean(),
    promoCode: promoCodeSchema,
    paymentMethod: z.string(),
  })
  .check(z.superRefine(refuseBilling, BESIDE_ALL_ELSE));

export type EntryInput = z.input<typeof entrySchema>;
export type EntryValues = z.output<typeof entrySchema>;

/** What is known of a customer, in an otherwise empty form. */
export function entryValues(known: unknown = {}): EntryInput {
  return { ...draftFrom(known), promoCode: "" };
}
