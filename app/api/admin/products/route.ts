import { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import { listAdminProducts } from "@/lib/catalogue/admin/queries";
import { categoryOfFilter } from "@/lib/catalogue/categories/queries";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(productsAdminEndpoints.listAdminProducts, async ({ db, query }) => {
    const { items: body, ...page } = await listAdminProducts(db, await categoryOfFilter(db, query));
    return { body, page };
  }),
});
