import { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { getAdminProduct } from "@/lib/catalogue/admin/queries";
import { may } from "@/lib/identity/session/identify";
import { changePrice } from "@/lib/catalogue/editing/change-price";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(productsAdminEndpoints.getAdminProduct, async ({ db, params, identity }) => {
    const { cost, ...product } = await getAdminProduct(db, params.id);
    return { body: may(identity, "products.write") ? { ...product, cost } : product };
  }),
  PATCH: route(productsAdminEndpoints.changePrice, async ({ by, params, body, expire }) => {
    const price = await changePrice({ ...by, productId: params.id, request: body });
    expire(changedTags([params.id]));
    return { body: price };
  }),
});
