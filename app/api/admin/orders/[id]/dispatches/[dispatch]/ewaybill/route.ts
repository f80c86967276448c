import { resource, route } from "@/lib/api/route/route";
import { portalAdminEndpoints } from "@/lib/documents/einvoicing/portal-endpoints";
import { changeVehicle, makeEWayBill } from "@/lib/fulfilment/ewaybills/portal-bill";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(portalAdminEndpoints.makeEWayBill, async ({ params, by }) => ({
    body: await makeEWayBill({ ...params, ...by }),
  })),
  PATCH: route(portalAdminEndpoints.changeVehicle, async ({ params, by, body: request }) => ({
    body: await changeVehicle({ ...params, ...by, request }),
  })),
});
