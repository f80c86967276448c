import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readSeries } from "@/lib/dashboard/stats/series";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(systemAdminEndpoints.getSeries, async ({ db }) => ({
    body: await readSeries(db, new Date()),
  })),
});
