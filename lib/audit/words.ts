import type { AuditStatus, AuditType } from "@/lib/db/generated/enums";

/** Types and statuses of audit entries as people read them; the keys are what the API says. */

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
