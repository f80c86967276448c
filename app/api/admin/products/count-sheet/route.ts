import { catalogueFileEndpoints } from "@/lib/catalogue/csv/endpoints";
import { writeCountSheet } from "@/lib/catalogue/count/write-sheet";
import { categoryOfFilter } from "@/lib/catalogue/categories/queries";
import { csvHeaders } from "@/lib/base/text/csv";
import { toIndiaInput } from "@/lib/base/india-time";
import { resource, route } from "@/lib/api/route/route";

/** "2026-11-22-10-30", India time: stock counts are compared with the stock at this time. */
const momentName = () => toIndiaInput(new Date()).replace(/\D/g, "-");

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(catalogueFileEndpoints.countSheet, async ({ db, by, query }) => ({
    body: await writeCountSheet({ ...by, filter: await categoryOfFilter(db, query) }),
    headers: csvHeaders(`count-sheet-${momentName()}`),
  })),
});
