import { auditAdminEndpoints } from "@/lib/audit/endpoints";
import { listAuditLogs } from "@/lib/audit/queries";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(auditAdminEndpoints.listAuditLogs, async ({ db, query }) => {
    const { items: body, ...page } = await listAuditLogs(db, query);
    return { body, page };
  }),
});
