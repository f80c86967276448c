import { endpoints } from "@/lib/api/endpoints";
import { publishProduct } from "@/lib/catalogue/editing/publish-product";
import { expireSaved } from "@/lib/api/route/expire-tags";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.publishProduct, async ({ db, params, actor, ipAddress }) => {
    const product = await publishProduct({ db, id: params.id, actor, ipAddress });
    expireSaved(product);
    return { body: product };
  }),
});
