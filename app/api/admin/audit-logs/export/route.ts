import { endpoints } from "@/lib/api/endpoints";
import { exportAuditLogs } from "@/lib/audit/export-audit-logs";
import { csvHeaders } from "@/lib/csv/csv-stream";
import { prisma } from "@/lib/db/client";
import { resource } from "@/lib/http/resource";
import { dayName } from "@/lib/india-time";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.exportAuditLogs, async ({ query, identity, ipAddress }) => ({
    body: await exportAuditLogs({
      db: prisma(),
      filter: query,
      account: identity.account,
      ipAddress,
    }),
    headers: csvHeaders(`audit-logs-${dayName(new Date())}`),
  })),
});
