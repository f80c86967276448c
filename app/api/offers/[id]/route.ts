import { offerEndpoints } from "@/lib/offers/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readOffer } from "@/lib/offers/queries";
import { handOverName } from "@/lib/orders/customer";
import { requireOffer } from "@/lib/offers/require-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(offerEndpoints.getOffer, async ({ db, params, query: { key }, identity }) => {
    const { id, holder } = await requireOffer(db, params.id, { identity, key });
    const handOverTo = await handOverName(db, holder, identity);
    return {
      body: { ...(await readOffer(db, id, "customer")), ...(handOverTo && { handOverTo }) },
    };
  }),
});
