import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { countSubscriptions } from "@/lib/newsletter/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.summariseSubscriptions, async ({ db }) => ({
    body: await countSubscriptions(db),
  })),
});
