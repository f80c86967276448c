import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { withdrawOffer } from "@/lib/offers/send-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(offerAdminEndpoints.withdrawOffer, async ({ by, params: { id }, body }) => ({
    body: await withdrawOffer({ id, ...body, ...by }),
  })),
});
