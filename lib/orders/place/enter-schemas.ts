import { MAX_LINES } from "@/lib/pricing/quantity-rules";
import type { AgreedPrices } from "@/lib/orders/cart/product-lines";
import { quoteRequestSchema } from "@/lib/orders/cart/schemas";
import { rupees } from "@/lib/catalogue/number-fields";
import { idField, leftOut, optionalEmail, phoneField, requiredText } from "@/lib/base/input/fields";
import { z } from "@/lib/base/input/zod";
import { toPaise } from "@/lib/pricing/money";
import { placeOrderSchema } from "../schemas";

/** Schemas of orders that staff enter for customers who phoned or wrote. */

export const newCustomerSchema = z.object({
  name: requiredText("Name", 150),
  email: leftOut(optionalEmail).describe("Where the order's mails go; without it none does"),
  phone: leftOut(phoneField).describe("Required where there is no email"),
});

/** Message for a new customer without phone and email. */
export const UNREACHABLE =
  "Enter a phone number or an email: somebody must be reachable about the order.";

const agreedPricesSchema = z
  .array(z.object({ product: idField(), price: rupees("Enter the agreed price of a pack") }))
  .max(MAX_LINES)
  .optional()
  .describe("Rupees for one pack that the shop agreed with the customer, instead of today's price");

/** The quote request while the form is being filled in. */
export const quoteEntrySchema = quoteRequestSchema.extend({
  agreedPrices: agreedPricesSchema,
  customer: leftOut(idField()).describe("The `_id` of the account that it is for"),
  phone: leftOut(phoneField).describe(
    "Of somebody without an email, whose uses of a promo code count by it",
  ),
});

export type QuoteEntry = z.output<typeof quoteEntrySchema>;

export const holdOverrideField = leftOut(requiredText("Reason", 500)).describe(
  "Why an order on account passes although an invoice is overdue (`on_hold`)",
);

export const enterOrderSchema = placeOrderSchema
  .omit({ email: true, newsletter: true, whatsapp: true })
  .extend({
    customer: z
      .union([idField(), newCustomerSchema])
      .describe("The `_id` of an account, or who somebody new is"),
    agreedPrices: agreedPricesSchema,
    override: holdOverrideField,
    request: idField()
      .optional()
      .describe(
        "The `_id` of the offer in state `asked` that it answers, which becomes accepted with it",
      ),
  })
  .refine(
    ({ customer, phone }) =>
      typeof customer === "string" || Boolean(customer.email ?? customer.phone ?? phone),
    { message: UNREACHABLE, path: ["phone"] },
  );

export type EnterOrderRequest = z.output<typeof enterOrderSchema>;

/** Agreed prices in paise, by product id. */
export function toAgreedPrices(prices: EnterOrderRequest["agreedPrices"]): AgreedPrices {
  return new Map(prices?.map(({ product, price }) => [product, toPaise(price)]));
}
