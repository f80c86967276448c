import { endpoints } from "@/lib/api/endpoints";
import { restoreProduct } from "@/lib/catalogue/editing/restore-product";
import { expireSaved } from "@/lib/api/route/expire-tags";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.restoreProduct, async ({ db, params, actor, ipAddress }) => {
    const product = await restoreProduct({ db, id: params.id, actor, ipAddress });
    expireSaved(product);
    return { body: product };
  }),
});
