import { messagesAdminEndpoints } from "@/lib/messaging/inbox/endpoints";
import { getAnswerHours } from "@/lib/messaging/inbox/answer-time";
import { summariseMessages } from "@/lib/messaging/inbox/queries";
import { resource, route } from "@/lib/api/route/route";
import { settingsForCall } from "@/lib/shop/settings/cached";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(messagesAdminEndpoints.summariseMessages, async ({ db }) => {
    const { content } = await settingsForCall();
    return { body: await summariseMessages(db, new Date(), getAnswerHours(content.claims)) };
  }),
});
