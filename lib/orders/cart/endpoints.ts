import { z } from "@/lib/base/input/zod";
import {
  findItemsSchema,
  foundItemsSchema,
  quoteRequestSchema,
  quoteSchema,
  shippingWaysQuerySchema,
} from "@/lib/orders/cart/schemas";
import { pricedWaySchema } from "@/lib/shop/shipping/schemas";

export const cartEndpoints = {
  listShippingWays: {
    method: "GET",
    path: "/shipping-ways",
    chapter: "Delivery",
    summary: "Price the ways of shipping",
    description:
      "The ways in which these packs can travel to a PIN code, and what each costs before tax. A way with `amount` null cannot be ordered: the shop is asked for an offer. Where the shop has one fee for shipping, that is the one answer.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    query: shippingWaysQuerySchema,
    response: z.array(pricedWaySchema),
    limit: "work",
  },
  quoteCart: {
    method: "POST",
    path: "/cart/quote",
    chapter: "Cart",
    summary: "Price a cart",
    description:
      "Today's prices, stock and totals of a cart. A line that cannot be ordered as asked is marked and left out of the totals; a promo code that does not count is explained in `promoError` and is no refusal. With a session, paid samples and approved artwork count.",
    access: "guest",
    changesNothing: true,
    endedSession: "visitor",
    status: 200,
    body: quoteRequestSchema,
    response: quoteSchema,
    limit: "browse",
  },
  findCartItems: {
    method: "POST",
    path: "/cart/items",
    chapter: "Cart",
    summary: "Find products by article number or name",
    description:
      "The products that lines of an order by list mean, at most 200 at once. A line that means none, or several, is told why and is no refusal.",
    access: "public",
    endedSession: "visitor",
    status: 200,
    body: findItemsSchema,
    response: foundItemsSchema,
    limit: "form",
  },
} as const;
