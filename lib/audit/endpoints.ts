import { inChapter } from "@/lib/base/http/in-chapter";
import { z } from "@/lib/base/input/zod";
import {
  auditFilterSchema,
  auditListQuerySchema,
  auditLogSchema,
  auditSummarySchema,
} from "@/lib/audit/schemas";

export const auditAdminEndpoints = inChapter("Audit log", {
  listAuditLogs: {
    call: "GET /admin/audit-logs",
    summary: "List the audit log",
    description:
      "Entries newest first, with the paging headers: the last 24 hours unless `since` says otherwise. `alerts=true&limit=5` answers what the dashboard shows as System Alerts.",
    access: "audit.read",
    query: auditListQuerySchema,
    response: z.array(auditLogSchema),
    limit: "work",
  },
  summariseAuditLogs: {
    call: "GET /admin/audit-logs/summary",
    summary: "Summarise the audit log",
    description: "Figures of the last 24 hours.",
    access: "audit.read",
    response: auditSummarySchema,
    limit: "work",
  },
  exportAuditLogs: {
    call: "GET /admin/audit-logs/export",
    summary: "Export the audit log",
    description: "The entries that the filters pick as CSV (RFC 4180), streamed.",
    access: "audit.export",
    query: auditFilterSchema,
    response: z.instanceof(ReadableStream),
    produces: "text/csv",
    limit: "bulk",
  },
});
