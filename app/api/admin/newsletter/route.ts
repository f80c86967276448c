import { newsletterAdminEndpoints } from "@/lib/messaging/newsletter/admin-endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { listSubscriptions } from "@/lib/messaging/newsletter/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(newsletterAdminEndpoints.listSubscriptions, async ({ db, query }) => {
    const { items: body, ...page } = await listSubscriptions(db, query);
    return { body, page };
  }),
});
