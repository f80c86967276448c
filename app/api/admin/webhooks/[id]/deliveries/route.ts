import { webhooksAdminEndpoints } from "@/lib/messaging/webhooks/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { listDeliveries } from "@/lib/messaging/webhooks/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(webhooksAdminEndpoints.listDeliveries, async ({ db, params: { id }, query }) => {
    const { items: body, ...page } = await listDeliveries(db, id, query);
    return { body, page };
  }),
});
