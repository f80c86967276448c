import { cartEndpoints } from "@/lib/orders/cart/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { priceCart, quoteSources } from "@/lib/orders/cart/price-cart";
import { shippingAnswer } from "@/lib/orders/cart/quote-answer";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(cartEndpoints.listShippingWays, async ({ db, query }) => ({
    body: shippingAnswer(await priceCart(query, await settingsForCall(), quoteSources(db))),
  })),
});
