import { catalogueFileEndpoints } from "@/lib/catalogue/csv/endpoints";
import { TEMPLATE_HEADER, TEMPLATE_ROWS } from "@/lib/catalogue/csv/column-help";
import { csvHeaders, csvStream } from "@/lib/base/text/csv";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(catalogueFileEndpoints.importTemplate, async () => ({
    body: await csvStream(TEMPLATE_HEADER, TEMPLATE_ROWS),
    headers: csvHeaders("products-template"),
  })),
});
