import { offerEndpoints } from "@/lib/offers/endpoints";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { writeMessage } from "@/lib/offers/answer-offer";
import { requireActor, requireOffer } from "@/lib/offers/require-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: routeSeeing(
    offerEndpoints.writeInOffer,
    async ({ db, params, query: { key }, identity }) => {
      const seen = await requireOffer(db, params.id, { identity, key });
      requireActor(seen);
      return seen;
    },
    async ({ db, body: { text }, ipAddress, seen }) => ({
      body: await writeMessage({ db, seen, text, ipAddress }),
    }),
  ),
});
