import { endpoints } from "@/lib/api/endpoints";
import { replyToMessage } from "@/lib/contact/reply-to-message";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.replyToMessage, async ({ db, params, body, actor, ipAddress }) => ({
    body: await replyToMessage({ db, id: params.id, text: body.text, actor, ipAddress }),
  })),
});
