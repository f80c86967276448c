import { readOrderDesk } from "@/lib/fulfilment/desk/read-desk";
import { movementsAdminEndpoints } from "@/lib/fulfilment/movements-endpoints";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(movementsAdminEndpoints.readOrderDesk, async ({ db, params, identity }) => ({
    body: await readOrderDesk(db, params.id, identity),
  })),
});
