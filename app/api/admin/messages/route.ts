import { endpoints } from "@/lib/api/endpoints";
import { listMessages } from "@/lib/contact/queries";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listMessages, async ({ db, query }) => {
    const { items: body, ...page } = await listMessages(db, query);
    return { body, page };
  }),
});
