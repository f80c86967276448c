import { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import { listPriceChanges } from "@/lib/catalogue/admin/price-changes";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(productsAdminEndpoints.listPriceChanges, async ({ db, params, query }) => {
    const { items: body, ...page } = await listPriceChanges(db, params.id, query);
    return { body, page };
  }),
});
