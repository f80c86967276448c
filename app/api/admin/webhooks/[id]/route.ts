import { webhooksAdminEndpoints } from "@/lib/messaging/webhooks/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { deleteWebhook } from "@/lib/messaging/webhooks/delete-webhook";
import { updateWebhook } from "@/lib/messaging/webhooks/update-webhook";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(
    webhooksAdminEndpoints.updateWebhook,
    async ({ db, params: { id }, body: request, actor, ipAddress }) => ({
      body: await updateWebhook({ db, id, request, actor, ipAddress }),
    }),
  ),
  DELETE: route(
    webhooksAdminEndpoints.deleteWebhook,
    async ({ db, params: { id }, actor, ipAddress }) => {
      await deleteWebhook({ db, id, actor, ipAddress });
      return { body: undefined };
    },
  ),
});
