import { phoneField } from "@/lib/fields";
import { shippingAddressSchema } from "@/lib/orders/schemas";
import { z } from "@/lib/zod";

export const addressSchema = shippingAddressSchema.extend({ phone: phoneField });

export type AddressInput = z.output<typeof addressSchema>;

export const keptAddressSchema = addressSchema.extend({
  _id: z.uuid(),
  apartment: z.string().nullable(),
  phone: z.string().nullable(),
});

export type KeptAddress = z.output<typeof keptAddressSchema>;
