import { offerAdminEndpoints } from "@/lib/offers/admin-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { shopSide } from "@/lib/offers/require-offer";
import { readPriceHelp } from "@/lib/offers/price-help";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(offerAdminEndpoints.readPriceHelp, async ({ db, params: { id }, identity }) => ({
    body: await readPriceHelp(db, id, shopSide(identity)),
  })),
});
