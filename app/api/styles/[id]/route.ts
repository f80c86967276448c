import { sizeEndpoints } from "@/lib/catalogue/sizes/endpoints";
import { readStyle } from "@/lib/catalogue/sizes/public-styles";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(sizeEndpoints.getStyle, async ({ db, params }) => ({
    body: await readStyle(db, params.id),
    tags: [cacheTags.sizes],
  })),
});
