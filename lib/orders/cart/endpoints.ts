import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import { findItemsSchema, foundItemsSchema } from "@/lib/orders/cart/quick-order-schemas";
import {
  quoteRequestSchema,
  quoteSchema,
  shippingMethodsQuerySchema,
} from "@/lib/orders/cart/schemas";
import { pricedMethodSchema } from "@/lib/shop/shipping/schemas";

export const cartEndpoints = inChapter("Cart", {
  listShippingWays: {
    call: "GET /shipping-ways",
    chapter: "Delivery",
    summary: "Price the ways of shipping",
    description:
      "The ways in which these packs can travel to a PIN code, and what each costs before tax. A way with `amount` null cannot be ordered: the shop is asked for an offer. Where the shop has one fee for shipping, that is the one answer.",
    access: "public",
    endedSession: "visitor",
    query: shippingMethodsQuerySchema,
    response: z.array(pricedMethodSchema),
    limit: "work",
  },
  quoteCart: {
    call: "POST /cart/quote",
    summary: "Price a cart",
    description:
      "Today's prices, stock and totals of a cart. A line that cannot be ordered as asked is marked and left out of the totals; a promo code that does not count is explained in `promoError` and is no refusal. With a session, paid samples and approved artwork count.",
    access: "guest",
    changesNothing: true,
    endedSession: "visitor",
    body: quoteRequestSchema,
    response: quoteSchema,
    limit: "browse",
  },
  findCartItems: {
    call: "POST /cart/items",
    summary: "Find products by article number or name",
    description:
      "The products that lines of an order by list mean, at most 200 at once. A line that means none, or several, is told why and is no refusal. With a session, the account's own codes count.",
    access: "guest",
    changesNothing: true,
    endedSession: "visitor",
    body: findItemsSchema,
    response: foundItemsSchema,
    limit: "form",
  },
});
