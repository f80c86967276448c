import { listEndpoints } from "@/lib/orders/lists/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { skipTurn } from "@/lib/orders/lists/write-lists";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(listEndpoints.skipTurn, async ({ db, params, identity: { account }, ipAddress }) => ({
    body: await skipTurn({ db, account, ipAddress }, params.id),
  })),
});
