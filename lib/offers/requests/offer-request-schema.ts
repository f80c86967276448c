import { emailField, idField, leftOut, optionalLines, phoneField } from "@/lib/base/input/fields";
import { listOrText } from "@/lib/base/input/json";
import { z } from "@/lib/base/input/zod";
import { cartItemSchema, itemLineSchema } from "@/lib/orders/cart/schemas";
import { MAX_LINES } from "@/lib/pricing/quantity-rules";
import { isUnique, OFFER_LIMITS, quantity, QUANTITY_TWICE, specSchema, words } from "../fields";

/** Schemas of a buyer's request for an offer. */

const requestLineSchema = z.object({
  product: leftOut(idField()).describe("`_id` of a product that it is like"),
  name: words(200).describe("What it is; the product's name without it"),
  spec: leftOut(specSchema),
  again: leftOut(idField()).describe(
    "`_id` of an approved line of the account's own orders, whose name and spec count then: unchanged it needs no proof",
  ),
  quantities: z
    .array(quantity)
    .min(1, "Say how many you need.")
    .max(OFFER_LIMITS.quantities, `Ask for at most ${OFFER_LIMITS.quantities} quantities.`)
    .refine(isUnique, QUANTITY_TWICE),
  note: leftOut(optionalLines(1000)),
});

type RequestLine = z.output<typeof requestLineSchema>;

const namesGoods = ({ product, again, spec = {} }: RequestLine) =>
  product !== undefined || again !== undefined || Object.values(spec).some(Boolean);

export const offerRequestSchema = z
  .object({
    lines: listOrText(requestLineSchema, OFFER_LIMITS.lines),
    fromCart: listOrText(z.union([itemLineSchema, cartItemSchema]), MAX_LINES).describe(
      "The items of a cart",
    ),
    name: words(120).describe("Required without a session"),
    email: leftOut(emailField).describe("Required without a session"),
    phone: leftOut(phoneField),
    company: words(120),
    message: leftOut(optionalLines(5000)),
  })
  .refine(({ lines, fromCart }) => Boolean(lines?.length) || Boolean(fromCart?.length), {
    message: "Say what you need.",
    path: ["lines"],
  })
  .refine(({ lines = [] }) => lines.every(namesGoods), {
    message: "Name the product, or describe what you need: its size, material, print or finish.",
    path: ["lines"],
  });

export type OfferRequest = z.output<typeof offerRequestSchema>;
