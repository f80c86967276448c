import { itemEndpoints } from "@/lib/orders/items/endpoints";
import { setItemPrices } from "@/lib/orders/items/write-item";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: route(itemEndpoints.setItemPrices, async ({ by, db, params, body }) => ({
    body: await setItemPrices({ ...by, db }, params.id, body),
  })),
});
