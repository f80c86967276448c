import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

import { withdrawOffer } from "@/lib/offers/send-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    offerAdminEndpoints.withdrawOffer,
    async ({ db, params: { id }, body, actor, ipAddress }) => ({
      body: await withdrawOffer({ db, id, ...body, actor, ipAddress }),
    }),
  ),
});
