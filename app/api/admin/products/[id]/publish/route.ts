import { endpoints } from "@/lib/api/endpoints";
import { publishProduct } from "@/lib/catalogue/editing/publish-product";
import { expireSaved } from "@/lib/http/expire-tags";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.publishProduct, async ({ db, params, actor, ipAddress }) => {
    const product = await publishProduct({ db, id: params.id, actor, ipAddress });
    expireSaved(product);
    return { body: product };
  }),
});
