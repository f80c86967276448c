import { webhooksAdminEndpoints } from "@/lib/messaging/webhooks/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { createWebhook } from "@/lib/messaging/webhooks/create-webhook";
import { listWebhooks } from "@/lib/messaging/webhooks/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(webhooksAdminEndpoints.listWebhooks, async ({ db }) => ({
    body: await listWebhooks(db),
  })),
  POST: route(webhooksAdminEndpoints.createWebhook, async ({ by, body: request }) => ({
    body: await createWebhook({ ...by, request }),
  })),
});
