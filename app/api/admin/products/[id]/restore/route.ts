import { endpoints } from "@/lib/api/endpoints";
import { restoreProduct } from "@/lib/catalogue/editing/restore-product";
import { expireSaved } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.restoreProduct, async ({ db, params, actor, ipAddress }) => {
    const product = await restoreProduct({ db, id: params.id, actor, ipAddress });
    expireSaved(product);
    return { body: product };
  }),
});
