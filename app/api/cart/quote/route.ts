import { endpoints } from "@/lib/api/endpoints";
import { priceCart, quoteSources } from "@/lib/orders/cart/price-cart";
import { toQuote } from "@/lib/orders/cart/quote-answer";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.quoteCart, async ({ db, body }) => ({
    body: toQuote(await priceCart(body, await settingsForCall(), quoteSources(db))),
  })),
});
