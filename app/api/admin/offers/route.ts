import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { listOffers } from "@/lib/offers/queries";
import { createOffer } from "@/lib/offers/create-offer";
import { shopSide } from "@/lib/offers/require-offer";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(offerAdminEndpoints.listAllOffers, async ({ db, query, identity }) => {
    const { items: body, ...page } = await listOffers(db, query, shopSide(identity));
    return { body, page };
  }),
  POST: route(offerAdminEndpoints.createOffer, async ({ by, identity, body: request }) => ({
    body: await createOffer({
      ...by,
      side: shopSide(identity),
      request,
      settings: await settingsForCall(),
    }),
  })),
});
