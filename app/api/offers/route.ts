import { offerEndpoints } from "@/lib/offers/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { createOfferRequest } from "@/lib/offers/requests/create-offer-request";
import { listOffers } from "@/lib/offers/queries";
import { identifyCustomer } from "@/lib/orders/customer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(offerEndpoints.listOffers, async ({ db, query, identity }) => {
    const { items: body, ...page } = await listOffers(db, query, identity.account);
    return { body, page };
  }),
  POST: route(offerEndpoints.askOffer, async ({ db, body, files, identity, ...by }) => {
    const { ipAddress, language } = by;
    const customer = await identifyCustomer(db, identity, body);
    return {
      body: await createOfferRequest({ db, request: body, customer, files, ipAddress, language }),
    };
  }),
});
