import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readMargins } from "@/lib/dashboard/stats/margins";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(systemAdminEndpoints.readMargins, async ({ db, query }) => ({
    body: await readMargins(db, query),
  })),
});
