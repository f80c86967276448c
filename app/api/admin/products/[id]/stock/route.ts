import { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { listStockAdjustments } from "@/lib/catalogue/admin/queries";
import { changeStock } from "@/lib/catalogue/stock/change-stock";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(productsAdminEndpoints.listStockAdjustments, async ({ db, params, query }) => {
    const { items: body, ...page } = await listStockAdjustments(db, params.id, query);
    return { body, page };
  }),
  POST: route(productsAdminEndpoints.changeStock, async ({ by, params, body, expire }) => {
    const stock = await changeStock({ ...by, productId: params.id, request: body });
    expire(changedTags([params.id]));
    return { body: stock };
  }),
});
