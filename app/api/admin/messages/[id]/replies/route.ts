import { messagesAdminEndpoints } from "@/lib/messaging/inbox/endpoints";
import { replyToMessage } from "@/lib/messaging/inbox/reply-to-message";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(messagesAdminEndpoints.replyToMessage, async ({ by, params, body }) => ({
    body: await replyToMessage({ ...by, id: params.id, text: body.text }),
  })),
});
