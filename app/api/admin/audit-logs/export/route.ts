import { auditAdminEndpoints } from "@/lib/audit/endpoints";
import { exportAuditLogs } from "@/lib/audit/export-audit-logs";
import { csvHeaders } from "@/lib/base/text/csv";
import { dayName } from "@/lib/base/india-time";
import { resource, route } from "@/lib/api/route/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(auditAdminEndpoints.exportAuditLogs, async ({ by, query }) => ({
    body: await exportAuditLogs({ ...by, filter: query }),
    headers: csvHeaders(`audit-logs-${dayName(new Date())}`),
  })),
});
