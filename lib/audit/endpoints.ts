import { z } from "@/lib/base/input/zod";
import {
  auditFilterSchema,
  auditListQuerySchema,
  auditLogSchema,
  auditSummarySchema,
} from "@/lib/audit/schemas";

export const auditAdminEndpoints = {
  listAuditLogs: {
    method: "GET",
    path: "/admin/audit-logs",
    chapter: "Audit log",
    summary: "List the audit log",
    description:
      "Entries newest first, with the paging headers: the last 24 hours unless `since` says otherwise. `alerts=true&limit=5` answers what the dashboard shows as System Alerts.",
    access: "audit.read",
    status: 200,
    query: auditListQuerySchema,
    response: z.array(auditLogSchema),
    limit: "work",
  },
  summariseAuditLogs: {
    method: "GET",
    path: "/admin/audit-logs/summary",
    chapter: "Audit log",
    summary: "Summarise the audit log",
    description: "Figures of the last 24 hours.",
    access: "audit.read",
    status: 200,
    response: auditSummarySchema,
    limit: "work",
  },
  exportAuditLogs: {
    method: "GET",
    path: "/admin/audit-logs/export",
    chapter: "Audit log",
    summary: "Export the audit log",
    description: "The entries that the filters pick as CSV (RFC 4180), streamed.",
    access: "audit.export",
    status: 200,
    query: auditFilterSchema,
    response: z.instanceof(ReadableStream),
    produces: "text/csv",
    limit: "bulk",
  },
} as const;
