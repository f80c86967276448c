import { endpoints } from "@/lib/api/endpoints";
import { exportProducts } from "@/lib/catalogue/csv/export-products";
import { csvHeaders } from "@/lib/csv/csv-stream";
import { categoryOfFilter } from "@/lib/categories/queries";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.exportProducts, async ({ db, query, actor, ipAddress }) => {
    const body = await exportProducts({
      db,
      filter: await categoryOfFilter(db, query),
      actor,
      ipAddress,
    });
    return { body, headers: csvHeaders("products") };
  }),
});
