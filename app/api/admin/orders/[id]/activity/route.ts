import { resource, route } from "@/lib/api/route/route";
import { readActivity } from "@/lib/fulfilment/activity/read-activity";
import { movementsAdminEndpoints } from "@/lib/fulfilment/movements-endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(
    movementsAdminEndpoints.readOrderActivity,
    async ({ db, params: { id: order }, query: { cursor }, identity }) => ({
      body: await readActivity(db, { order, role: identity.account.role, cursor }),
    }),
  ),
});
