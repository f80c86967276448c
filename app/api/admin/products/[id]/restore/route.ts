import { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import { savedTags } from "@/lib/http/cache/cache-tags";
import { restoreProduct } from "@/lib/catalogue/editing/restore-product";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(productsAdminEndpoints.restoreProduct, async ({ by, params, expire }) => {
    const product = await restoreProduct({ ...by, id: params.id });
    expire(savedTags(product));
    return { body: product };
  }),
});
