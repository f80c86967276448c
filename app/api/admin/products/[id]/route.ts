import { endpoints } from "@/lib/api/endpoints";
import { getAdminProduct } from "@/lib/catalogue/admin-queries";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getAdminProduct, async ({ db, params }) => ({
    body: await getAdminProduct(db, params.id),
  })),
});
