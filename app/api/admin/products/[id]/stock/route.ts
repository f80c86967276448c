import { endpoints } from "@/lib/api/endpoints";
import { listStockAdjustments } from "@/lib/catalogue/admin/queries";
import { changeStock } from "@/lib/catalogue/stock/change-stock";
import { expireProducts } from "@/lib/api/route/expire-tags";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listStockAdjustments, async ({ db, params, query }) => {
    const { items: body, ...page } = await listStockAdjustments(db, params.id, query);
    return { body, page };
  }),
  POST: route(endpoints.changeStock, async ({ db, params, body, actor, ipAddress }) => {
    const stock = await changeStock({
      db,
      productId: params.id,
      request: body,
      actor,
      ipAddress,
    });
    expireProducts([params.id]);
    return { body: stock };
  }),
});
