import { endpoints } from "@/lib/api/endpoints";
import { priceCart, quoteOf, quoteSources } from "@/lib/cart/price-cart";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { settingsForCall } from "@/lib/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.quoteCart, async ({ db, body }) => ({
    body: quoteOf(await priceCart(body, await settingsForCall(), quoteSources(db))),
  })),
});
