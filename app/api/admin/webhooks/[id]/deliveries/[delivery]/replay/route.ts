import { webhooksAdminEndpoints } from "@/lib/messaging/webhooks/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { replayDelivery } from "@/lib/messaging/webhooks/replay-delivery";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    webhooksAdminEndpoints.replayDelivery,
    async ({ by, params: { id: webhookId, delivery: id } }) => ({
      body: await replayDelivery({ ...by, webhookId, id }),
    }),
  ),
});
