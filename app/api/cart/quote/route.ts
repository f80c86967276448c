import { endpoints } from "@/lib/api/endpoints";
import { priceCart, quoteSources } from "@/lib/orders/cart/price-cart";
import { toQuote } from "@/lib/orders/cart/quote-answer";
import { ownSources } from "@/lib/orders/place/own-sources";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.quoteCart, async ({ db, body, identity }) => {
    const account = identity.state === "signed-in" ? identity.account : null;
    const own = account && {
      userId: account.id,
      companyId: account.membership?.companyId ?? null,
    };
    const sources = quoteSources(db, own ? ownSources(db, own) : {});
    return { body: toQuote(await priceCart(body, await settingsForCall(), sources)) };
  }),
});
