import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { shopSide } from "@/lib/offers/require-offer";
import { extendOffer } from "@/lib/offers/send-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    offerAdminEndpoints.extendOffer,
    async ({ by, identity, params: { id }, body: { validUntil } }) => ({
      body: await extendOffer({ ...by, side: shopSide(identity), id, validUntil }),
    }),
  ),
});
