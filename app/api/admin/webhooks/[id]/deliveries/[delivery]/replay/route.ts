import { webhooksAdminEndpoints } from "@/lib/messaging/webhooks/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { replayDelivery } from "@/lib/messaging/webhooks/replay-delivery";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    webhooksAdminEndpoints.replayDelivery,
    async ({ db, params: { id: webhookId, delivery: id }, actor, ipAddress }) => ({
      body: await replayDelivery({ db, webhookId, id, actor, ipAddress }),
    }),
  ),
});
