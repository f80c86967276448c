import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { listSubscriptions } from "@/lib/inbox/newsletter/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listSubscriptions, async ({ db, query }) => {
    const { items: body, ...page } = await listSubscriptions(db, query);
    return { body, page };
  }),
});
