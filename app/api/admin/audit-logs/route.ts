import { endpoints } from "@/lib/api/endpoints";
import { listAuditLogs } from "@/lib/audit/queries";
import { prisma } from "@/lib/db/client";
import { pagingHeaders } from "@/lib/http/paging";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { paths } from "@/lib/paths";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.listAuditLogs, async ({ query }) => {
    const { logs, total, all, nextCursor } = await listAuditLogs(prisma(), query);
    const { alerts, ...filters } = query;
    const repeated = { ...filters, ...(alerts ? { alerts: "true" } : {}) };
    return {
      body: logs,
      headers: pagingHeaders(paths.api.auditLogs, repeated, total, nextCursor, all),
    };
  }),
});
