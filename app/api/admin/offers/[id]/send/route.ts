import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { sendOffer } from "@/lib/offers/send-offer";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(offerAdminEndpoints.sendOffer, async ({ by, params: { id } }) => ({
    body: await sendOffer({ ...by, id, settings: await settingsForCall() }),
  })),
});
