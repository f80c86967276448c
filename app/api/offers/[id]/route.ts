import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

import { readOffer } from "@/lib/offers/queries";
import { seeOffer } from "@/lib/offers/see-offer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getOffer, async ({ db, params, query: { key }, identity }) => {
    const { id } = await seeOffer(db, params.id, { identity, key });
    return { body: await readOffer(db, id, "customer") };
  }),
});
