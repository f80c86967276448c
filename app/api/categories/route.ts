import { categoryEndpoints } from "@/lib/catalogue/categories/endpoints";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { listCategories } from "@/lib/catalogue/categories/queries";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(categoryEndpoints.listCategories, async ({ db }) => ({
    body: await listCategories(db),
    tags: [cacheTags.categories, cacheTags.productList],
  })),
});
