import { messagesAdminEndpoints } from "@/lib/messaging/inbox/endpoints";
import { listMessages } from "@/lib/messaging/inbox/queries";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(messagesAdminEndpoints.listMessages, async ({ db, query }) => {
    const { items: body, ...page } = await listMessages(db, query);
    return { body, page };
  }),
});
