import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

import { extendOffer } from "@/lib/offers/send-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    offerAdminEndpoints.extendOffer,
    async ({ db, params: { id }, body: { validUntil }, actor, ipAddress }) => ({
      body: await extendOffer({ db, id, validUntil, actor, ipAddress }),
    }),
  ),
});
