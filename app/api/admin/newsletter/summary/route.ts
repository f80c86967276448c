import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { countSubscriptions } from "@/lib/inbox/newsletter/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.summariseSubscriptions, async ({ db }) => ({
    body: await countSubscriptions(db),
  })),
});
