import { AuditStatus, AuditType } from "@/lib/db/generated/enums";
import { momentField } from "@/lib/base/input/fields";
import { pageQuery, searchText } from "@/lib/base/input/list-query";
import { storableText } from "@/lib/base/input/storable";
import { z } from "@/lib/base/input/zod";

/** Display names of types and statuses of audit entries; the keys are the API's values. */

export const AUDIT_TYPES = {
  user: "User",
  system: "System",
  authentication: "Authentication",
  data: "Data",
  product: "Product",
  order: "Order",
} as const satisfies Record<AuditType, string>;

export const AUDIT_STATUSES = {
  success: "Success",
  failed: "Failed",
  warning: "Warning",
  info: "Info",
} as const satisfies Record<AuditStatus, string>;

/** Default time span of the log. */
export const AUDIT_WINDOW_HOURS = 24;

const filters = {
  // Entries are stored without characters that PostgreSQL cannot hold, so the search drops them, too.
  q: searchText
    .overwrite(storableText)
    .optional()
    .describe("Part of the description, the user or the action"),
  type: z.enum(AuditType).optional(),
  status: z.enum(AuditStatus).optional(),
  since: momentField().optional().describe("The oldest moment; without it 24 hours before `until`"),
  until: momentField().optional().describe("The newest moment; without it now"),
  alerts: z
    .stringbool()
    .optional()
    .describe("Only what an admin should see: type system, or type authentication that failed"),
};

export const auditFilterSchema = z.object(filters);

export type AuditFilter = z.output<typeof auditFilterSchema>;

export const auditListQuerySchema = z.object({
  ...filters,
  ...pageQuery({ default: 50, max: 200 }),
});

export type AuditListQuery = z.output<typeof auditListQuerySchema>;

export const auditLogSchema = z.object({
  id: z.uuid(),
  timestamp: z.iso.datetime(),
  user: z.string().describe('An email, an address, or "system"'),
  userName: z.string(),
  action: z.string(),
  type: z.enum(AuditType),
  description: z.string(),
  status: z.enum(AuditStatus),
  ipAddress: z.string().nullable(),
  details: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe("`changes` holds `{ before, after }` by field; whatever else explains the entry"),
});

export type AuditLog = z.output<typeof auditLogSchema>;

export const auditSummarySchema = z
  .object({
    total: z.number().int(),
    successful: z.number().int(),
    failed: z.number().int(),
    uniqueUsers: z.number().int(),
  })
  .describe("Of the last 24 hours");

export type AuditSummary = z.output<typeof auditSummarySchema>;
