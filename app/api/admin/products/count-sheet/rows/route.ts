import { catalogueFileEndpoints } from "@/lib/catalogue/csv/endpoints";
import { readCountRows } from "@/lib/catalogue/count/write-sheet";
import { categoryOfFilter } from "@/lib/catalogue/categories/queries";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(catalogueFileEndpoints.listCountRows, async ({ db, by, query }) => ({
    body: await readCountRows({ ...by, filter: await categoryOfFilter(db, query) }),
  })),
});
