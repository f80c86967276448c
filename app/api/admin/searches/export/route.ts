import { figureEndpoints } from "@/lib/dashboard/visits/endpoints";
import { resource, route } from "@/lib/api/route/route";
import { dayName } from "@/lib/base/india-time";
import { csvHeaders } from "@/lib/base/text/csv";
import { exportSearches } from "@/lib/dashboard/visits/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(figureEndpoints.exportSearches, async ({ db, query }) => ({
    body: await exportSearches(db, query),
    headers: csvHeaders(`searches-${dayName(new Date())}`),
  })),
});
