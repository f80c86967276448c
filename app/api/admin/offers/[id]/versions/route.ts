import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

import { addVersion } from "@/lib/offers/draft/write-draft";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    offerAdminEndpoints.addOfferVersion,
    async ({ db, params: { id }, body: request, actor, ipAddress }) => ({
      body: await addVersion({
        db,
        id,
        request,
        actor,
        ipAddress,
        settings: await settingsForCall(),
      }),
    }),
  ),
});
