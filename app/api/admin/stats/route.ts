import { systemAdminEndpoints } from "@/lib/dashboard/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { readStatCards } from "@/lib/dashboard/stats/stat-cards";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(systemAdminEndpoints.getStats, async ({ db }) => ({
    body: await readStatCards(db, new Date()),
  })),
});
