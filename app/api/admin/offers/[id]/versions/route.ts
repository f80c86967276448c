import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { addVersion } from "@/lib/offers/draft/write-draft";
import { shopSide } from "@/lib/offers/require-offer";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    offerAdminEndpoints.addOfferVersion,
    async ({ by, identity, params: { id }, body: request }) => ({
      body: await addVersion({
        ...by,
        side: shopSide(identity),
        id,
        request,
        settings: await settingsForCall(),
      }),
    }),
  ),
});
