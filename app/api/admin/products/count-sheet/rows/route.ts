import { endpoints } from "@/lib/api/endpoints";
import { readCountRows } from "@/lib/catalogue/count/write-sheet";
import { categoryOfFilter } from "@/lib/categories/queries";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listCountRows, async ({ db, query }) => ({
    body: await readCountRows(db, await categoryOfFilter(db, query)),
  })),
});
