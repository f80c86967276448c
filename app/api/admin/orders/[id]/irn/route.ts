import { portalAdminEndpoints } from "@/lib/documents/einvoicing/portal-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { recordIrn } from "@/lib/documents/portal-files/record-irn";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(
    portalAdminEndpoints.recordIrn,
    async ({ db, params, query, body, actor, ipAddress }) => {
      const { id } = params;
      const by = { actor, ipAddress };
      const { registration, isNew } = await recordIrn({ db, id, ...query, request: body, ...by });
      return { status: isNew ? 201 : 200, body: registration };
    },
  ),
});
