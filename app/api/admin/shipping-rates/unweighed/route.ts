import { productsAdminEndpoints } from "@/lib/catalogue/editing/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readUnweighed } from "@/lib/catalogue/admin/unweighed";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(productsAdminEndpoints.readUnweighedProducts, async ({ db }) => ({
    body: await readUnweighed(db),
  })),
});
