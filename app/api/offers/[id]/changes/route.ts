import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

import { askChanges } from "@/lib/offers/answer-offer";
import { seeOffer } from "@/lib/offers/see-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    endpoints.askOfferChanges,
    async ({ db, params, query: { key }, body: { text }, identity, ipAddress }) => {
      const seen = await seeOffer(db, params.id, { identity, key });
      return { body: await askChanges({ db, seen, text, ipAddress }) };
    },
  ),
});
