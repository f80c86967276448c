import { contentAdminEndpoints } from "@/lib/shop/content/endpoints";
import { readContentStates } from "@/lib/shop/content/queries";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(contentAdminEndpoints.listContent, async ({ db }) => ({
    body: await readContentStates(db),
  })),
});
