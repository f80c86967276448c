import { movementsAdminEndpoints } from "@/lib/fulfilment/movements-endpoints";
import { readActions } from "@/lib/fulfilment/read-actions";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(movementsAdminEndpoints.readOrderActions, async ({ db, params, identity }) => ({
    body: await readActions(db, params.id, identity.account.role),
  })),
});
