import { endpoints } from "@/lib/api/endpoints";
import { cacheTags } from "@/lib/caching/cache-tags";
import { listCategories } from "@/lib/categories/queries";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listCategories, async ({ db }) => ({
    body: await listCategories(db),
    tags: [cacheTags.categories, cacheTags.productList],
  })),
});
