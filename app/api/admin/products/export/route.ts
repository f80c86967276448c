import { catalogueFileEndpoints } from "@/lib/catalogue/csv/endpoints";
import { exportProducts } from "@/lib/catalogue/csv/export-products";
import { csvHeaders } from "@/lib/base/text/csv";
import { categoryOfFilter } from "@/lib/catalogue/categories/queries";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(catalogueFileEndpoints.exportProducts, async ({ db, by, query }) => {
    const body = await exportProducts({ ...by, filter: await categoryOfFilter(db, query) });
    return { body, headers: csvHeaders("products") };
  }),
});
