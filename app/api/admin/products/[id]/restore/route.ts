import { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import { savedTags } from "@/lib/http/cache/cache-tags";
import { restoreProduct } from "@/lib/catalogue/editing/restore-product";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    productsAdminEndpoints.restoreProduct,
    async ({ db, params, actor, ipAddress, expire }) => {
      const product = await restoreProduct({ db, id: params.id, actor, ipAddress });
      expire(savedTags(product));
      return { body: product };
    },
  ),
});
