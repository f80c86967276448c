import { portalAdminEndpoints } from "@/lib/documents/einvoicing/portal-endpoints";
import { jsonFileHeaders } from "@/lib/api/route/answers";
import { resource, route } from "@/lib/api/route/route";
import { buildDayEWayBills } from "@/lib/documents/portal-files/day-ewaybills";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(portalAdminEndpoints.getEWayBills, async ({ db, query: { day } }) => ({
    body: await buildDayEWayBills(db, day),
    headers: jsonFileHeaders(`ewaybills-${day}`),
  })),
});
