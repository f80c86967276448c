import { messagesAdminEndpoints } from "@/lib/messaging/inbox/endpoints";
import { takeMessageFile } from "@/lib/messaging/inbox/take-message-file";
import { attachmentAnswer } from "@/lib/api/route/answers";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(messagesAdminEndpoints.getMessageFile, async ({ db, params, actor, ipAddress }) =>
    attachmentAnswer(await takeMessageFile({ db, id: params.id, actor, ipAddress })),
  ),
});
