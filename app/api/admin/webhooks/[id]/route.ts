import { webhooksAdminEndpoints } from "@/lib/messaging/webhooks/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { deleteWebhook } from "@/lib/messaging/webhooks/delete-webhook";
import { updateWebhook } from "@/lib/messaging/webhooks/update-webhook";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(
    webhooksAdminEndpoints.updateWebhook,
    async ({ by, params: { id }, body: request }) => ({
      body: await updateWebhook({ ...by, id, request }),
    }),
  ),
  DELETE: route(webhooksAdminEndpoints.deleteWebhook, ({ by, params: { id } }) =>
    deleteWebhook({ ...by, id }),
  ),
});
