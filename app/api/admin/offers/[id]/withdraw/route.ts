import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { shopSide } from "@/lib/offers/require-offer";
import { withdrawOffer } from "@/lib/offers/send-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    offerAdminEndpoints.withdrawOffer,
    async ({ by, identity, params: { id }, body }) => ({
      body: await withdrawOffer({ id, ...body, ...by, side: shopSide(identity) }),
    }),
  ),
});
