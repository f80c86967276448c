import { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import { listFamilies } from "@/lib/catalogue/admin/queries";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(productsAdminEndpoints.listFamilies, async ({ db }) => ({
    body: await listFamilies(db),
  })),
});
