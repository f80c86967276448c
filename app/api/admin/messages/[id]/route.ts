import { messagesAdminEndpoints } from "@/lib/messaging/inbox/endpoints";
import { updateMessage } from "@/lib/messaging/inbox/update-message";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(
    messagesAdminEndpoints.updateMessage,
    async ({ db, params, body, actor, ipAddress }) => ({
      body: await updateMessage({ db, id: params.id, status: body.status, actor, ipAddress }),
    }),
  ),
});
