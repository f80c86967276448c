import { resource, route } from "@/lib/api/route/route";
import { portalAdminEndpoints } from "@/lib/documents/einvoicing/portal-endpoints";
import { cancelEWayBill } from "@/lib/fulfilment/ewaybills/portal-bill";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(portalAdminEndpoints.cancelEWayBill, async ({ params, by, body: request }) => {
    await cancelEWayBill({ ...params, ...by, request });
  }),
});
