import { listEndpoints } from "@/lib/orders/lists/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { addToList } from "@/lib/orders/lists/write-lists";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    listEndpoints.addToList,
    async ({ db, params, body, identity: { account }, ipAddress }) => ({
      body: await addToList({ db, account, ipAddress }, params.id, body.items),
    }),
  ),
});
