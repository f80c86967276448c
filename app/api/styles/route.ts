import { sizeEndpoints } from "@/lib/catalogue/sizes/endpoints";
import { listStyles } from "@/lib/catalogue/sizes/public-styles";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(sizeEndpoints.listStyles, async ({ db }) => ({
    body: await listStyles(db),
    tags: [cacheTags.sizes],
  })),
});
