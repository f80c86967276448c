import { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import { savedTags } from "@/lib/http/cache/cache-tags";
import { publishProduct } from "@/lib/catalogue/editing/publish-product";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    productsAdminEndpoints.publishProduct,
    async ({ db, params, actor, ipAddress, expire }) => {
      const product = await publishProduct({ db, id: params.id, actor, ipAddress });
      expire(savedTags(product));
      return { body: product };
    },
  ),
});
