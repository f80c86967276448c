import { resource, route } from "@/lib/api/route/route";
import { cancelIrn } from "@/lib/documents/einvoicing/cancel-irn";
import { portalAdminEndpoints } from "@/lib/documents/einvoicing/portal-endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    portalAdminEndpoints.cancelIrn,
    async ({ db, params: { id }, query, body: request, actor, ipAddress }) => ({
      body: await cancelIrn({ db, id, ...query, request, actor, ipAddress }),
    }),
  ),
});
