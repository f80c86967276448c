import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { shopSide } from "@/lib/offers/require-offer";
import { sendOffer } from "@/lib/offers/send-offer";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(offerAdminEndpoints.sendOffer, async ({ by, identity, params: { id } }) => ({
    body: await sendOffer({
      ...by,
      side: shopSide(identity),
      id,
      settings: await settingsForCall(),
    }),
  })),
});
