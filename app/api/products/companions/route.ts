import { productListEndpoints } from "@/lib/catalogue/lists/endpoints";
import { listCompanions } from "@/lib/catalogue/product-page/related-products";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(productListEndpoints.listCompanions, async ({ db, query, language }) => ({
    body: await listCompanions(db, query.products, language),
  })),
});
