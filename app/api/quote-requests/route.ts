import { quoteEndpoints } from "@/lib/offers/requests/quote-endpoints";
import { createPriceRequest } from "@/lib/offers/requests/create-price-request";
import { listOwnRequests } from "@/lib/offers/requests/list-requests";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(quoteEndpoints.listOwnQuotes, async ({ db, query, identity }) => {
    const { items: body, ...page } = await listOwnRequests(db, identity.account, query);
    return { body, page };
  }),
  POST: route(quoteEndpoints.askPrice, async ({ db, body: form, files, actor: account, ...by }) => {
    const { ipAddress, language } = by;
    await createPriceRequest({ db, form, files, account, ipAddress, language });
  }),
});
