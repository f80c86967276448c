import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { listSubscriptions } from "@/lib/newsletter/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listSubscriptions, async ({ db, query }) => {
    const { items: body, ...page } = await listSubscriptions(db, query);
    return { body, page };
  }),
});
