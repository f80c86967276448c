import { offerEndpoints } from "@/lib/offers/endpoints";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { requestChanges } from "@/lib/offers/answer-offer";
import { requireBuyer, requireOffer } from "@/lib/offers/require-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: routeSeeing(
    offerEndpoints.askOfferChanges,
    async ({ db, params, query: { key }, identity }) => {
      const seen = await requireOffer(db, params.id, { identity, key });
      requireBuyer(seen);
      return seen;
    },
    async ({ db, body: { text }, ipAddress, seen }) => ({
      body: await requestChanges({ db, seen, text, ipAddress }),
    }),
  ),
});
