import { itemEndpoints } from "@/lib/orders/items/endpoints";
import { updateItem } from "@/lib/orders/items/write-item";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(
    itemEndpoints.updateItem,
    async ({ db, params, body, identity: { account }, ipAddress }) => ({
      body: await updateItem({ db, account, ipAddress }, params.id, body),
    }),
  ),
});
