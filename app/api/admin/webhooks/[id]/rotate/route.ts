import { webhooksAdminEndpoints } from "@/lib/messaging/webhooks/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { rotateSecret } from "@/lib/messaging/webhooks/rotate-secret";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(webhooksAdminEndpoints.rotateWebhookSecret, async ({ by, params: { id } }) => ({
    body: await rotateSecret({ ...by, id }),
  })),
});
