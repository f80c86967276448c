import { orderEntryEndpoints } from "@/lib/orders/endpoints";
import { priceCart, quoteSources } from "@/lib/orders/cart/price-cart";
import { toQuote } from "@/lib/orders/cart/quote-answer";
import { resource, route } from "@/lib/api/route/route";
import { toAgreedPrices } from "@/lib/orders/place/enter-schemas";
import { demandFor } from "@/lib/orders/approvals/quote-approval";
import { sourcesOfAccount } from "@/lib/orders/cart/own-sources";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    orderEntryEndpoints.quoteEntry,
    async ({ db, body: { agreedPrices, customer, phone, ...request } }) => {
      const own = customer ? await sourcesOfAccount(db, customer, request.personal) : {};
      const { email = null } = request;
      const userId = customer ?? null;
      const isKnown = userId !== null || email !== null || phone !== undefined;
      const sources = quoteSources(db, {
        ...own,
        agreed: toAgreedPrices(agreedPrices),
        buyer: isKnown ? { userId, email, phone: phone ?? null } : undefined,
      });
      const quote = toQuote(await priceCart(request, await settingsForCall(), sources));
      return { body: { ...quote, ...(await demandFor(db, customer, request.personal)) } };
    },
  ),
});
