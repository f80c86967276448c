import { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { chooseFeatured, readFeatured } from "@/lib/catalogue/admin/choose-featured";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(productsAdminEndpoints.listFeatured, async ({ db }) => ({
    body: await readFeatured(db),
  })),
  PUT: route(productsAdminEndpoints.chooseFeatured, async ({ by, body, expire }) => {
    const featured = await chooseFeatured({ ...by, products: body.products });
    expire([cacheTags.productList]);
    return { body: featured };
  }),
});
