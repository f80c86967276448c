import { promoCodeSchema } from "@/lib/orders/cart/schemas";
import { optionalEmail, optionalText } from "@/lib/base/input/fields";
import { UNREACHABLE } from "@/lib/orders/place/enter-schemas";
import { z } from "@/lib/base/input/zod";
import { draftFrom } from "./draft";
import { BESIDE_ALL_ELSE, deliverySchema, purchaseSchema, refuseBilling } from "./form-schema";

/** The form with which staff enter an order for a customer. */
export const entrySchema = z
  .object({
    ...deliverySchema.shape,
    email: optionalEmail,
    ...purchaseSchema.shape,
    sameAsShipping: z.boolean(),
    promoCode: promoCodeSchema,
    paymentMethod: z.string(),
    override: optionalText(500),
  })
  .check(z.superRefine(refuseBilling, BESIDE_ALL_ELSE))
  .check(
    z.refine(({ email, phone }: { email?: string; phone?: string }) => Boolean(email || phone), {
      ...BESIDE_ALL_ELSE,
      message: UNREACHABLE,
      path: ["phone"],
    }),
  );

export type EntryInput = z.input<typeof entrySchema>;
export type EntryValues = z.output<typeof entrySchema>;

/** Returns the known details of a customer in an otherwise empty form. */
export function entryValues(known: unknown = {}): EntryInput {
  return { ...draftFrom(known), promoCode: "", override: "" };
}
