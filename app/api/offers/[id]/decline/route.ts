import { offerEndpoints } from "@/lib/offers/endpoints";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { declineOffer } from "@/lib/offers/answer-offer";
import { requireBuyer, requireOffer } from "@/lib/offers/require-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: routeSeeing(
    offerEndpoints.declineOffer,
    async ({ db, params, query: { key }, identity }) => {
      const seen = await requireOffer(db, params.id, { identity, key });
      requireBuyer(seen);
      return seen;
    },
    async ({ db, body: { reason: text }, ipAddress, seen }) => ({
      body: await declineOffer({ db, seen, text, ipAddress }),
    }),
  ),
});
