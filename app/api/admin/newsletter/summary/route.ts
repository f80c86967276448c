import { newsletterAdminEndpoints } from "@/lib/messaging/newsletter/admin-endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { countSubscriptions } from "@/lib/messaging/newsletter/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(newsletterAdminEndpoints.summariseSubscriptions, async ({ db }) => ({
    body: await countSubscriptions(db),
  })),
});
