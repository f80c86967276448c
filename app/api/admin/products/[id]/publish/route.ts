import { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import { savedTags } from "@/lib/http/cache/cache-tags";
import { publishProduct } from "@/lib/catalogue/editing/publish-product";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(productsAdminEndpoints.publishProduct, async ({ by, params, expire }) => {
    const product = await publishProduct({ ...by, id: params.id });
    expire(savedTags(product));
    return { body: product };
  }),
});
