import { emailField, phoneField, requiredText } from "@/lib/fields";
import { z } from "@/lib/zod";
import { placeOrderSchema } from "./schemas";

/** Orders that the shop's people enter for whoever has phoned or written. */

export const newCustomerSchema = z.object({
  name: requiredText("Name", 120),
  email: emailField.describe("Where the order's mails go: an order is not kept without"),
  phone: phoneField,
});

export const enterOrderSchema = placeOrderSchema.omit({ email: true, newsletter: true }).extend({
  customer: z
    .union([z.uuid(), newCustomerSchema])
    .describe("The `_id` of an account, or who somebody new is"),
  request: z
    .uuid()
    .optional()
    .describe("The `_id` of the request for a price that it answers, which is kept with it"),
});

export type EnterOrderRequest = z.output<typeof enterOrderSchema>;
