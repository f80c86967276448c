import { endpoints } from "@/lib/api/endpoints";
import { exportAuditLogs } from "@/lib/audit/export-audit-logs";
import { csvHeaders } from "@/lib/csv/csv-stream";
import { resource } from "@/lib/http/resource";
import { dayName } from "@/lib/india-time";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.exportAuditLogs, async ({ db, query, identity, ipAddress }) => ({
    body: await exportAuditLogs({
      db,
      filter: query,
      account: identity.account,
      ipAddress,
    }),
    headers: csvHeaders(`audit-logs-${dayName(new Date())}`),
  })),
});
