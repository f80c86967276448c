import { messagesAdminEndpoints } from "@/lib/messaging/inbox/endpoints";
import { updateMessage } from "@/lib/messaging/inbox/update-message";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PATCH: route(messagesAdminEndpoints.updateMessage, async ({ by, params, body }) => ({
    body: await updateMessage({ ...by, id: params.id, status: body.status }),
  })),
});
