import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { listOffers } from "@/lib/offers/queries";
import { createOffer } from "@/lib/offers/create-offer";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(offerAdminEndpoints.listAllOffers, async ({ db, query }) => {
    const { items: body, ...page } = await listOffers(db, query);
    return { body, page };
  }),
  POST: route(offerAdminEndpoints.createOffer, async ({ by, body: request }) => ({
    body: await createOffer({ ...by, request, settings: await settingsForCall() }),
  })),
});
