import { endpoints } from "@/lib/api/endpoints";
import { readCountRows } from "@/lib/catalogue/count/write-sheet";
import { categoryOfFilter } from "@/lib/catalogue/categories/queries";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listCountRows, async ({ db, query, actor, ipAddress }) => ({
    body: await readCountRows({ db, filter: await categoryOfFilter(db, query), actor, ipAddress }),
  })),
});
