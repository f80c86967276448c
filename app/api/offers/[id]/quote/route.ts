import { offerEndpoints } from "@/lib/offers/endpoints";
import { resource, routeSeeing } from "@/lib/api/route/route";
import { quoteForReader } from "@/lib/offers/quote-offer";
import { requireOffer } from "@/lib/offers/require-offer";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: routeSeeing(
    offerEndpoints.quoteOffer,
    ({ db, params, query: { key }, identity }) => requireOffer(db, params.id, { identity, key }),
    async ({ db, body, identity, seen }) => {
      const rules = await settingsForCall();
      return { body: await quoteForReader(db, seen, body, { rules, identity }) };
    },
  ),
});
