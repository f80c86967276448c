import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { addVersion } from "@/lib/offers/draft/write-draft";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    offerAdminEndpoints.addOfferVersion,
    async ({ by, params: { id }, body: request }) => ({
      body: await addVersion({ ...by, id, request, settings: await settingsForCall() }),
    }),
  ),
});
