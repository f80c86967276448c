import { auditAdminEndpoints } from "@/lib/audit/endpoints";
import { summariseAuditLogs } from "@/lib/audit/queries";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(auditAdminEndpoints.summariseAuditLogs, async ({ db }) => ({
    body: await summariseAuditLogs(db),
  })),
});
