import { offerEndpoints } from "@/lib/offers/endpoints";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { askChanges } from "@/lib/offers/answer-offer";
import { requireBuyer, seeOffer } from "@/lib/offers/see-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: routeSeeing(
    offerEndpoints.askOfferChanges,
    async ({ db, params, query: { key }, identity }) => {
      const seen = await seeOffer(db, params.id, { identity, key });
      requireBuyer(seen);
      return seen;
    },
    async ({ db, body: { text }, ipAddress, seen }) => ({
      body: await askChanges({ db, seen, text, ipAddress }),
    }),
  ),
});
