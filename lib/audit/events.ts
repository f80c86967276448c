import type { AuditType } from "@/lib/db/generated/enums";

/**
 * Everything that the audit log knows, by name, with the type under which it is filtered. Names
 * carry the words by which the log's icons are chosen (spec section 2: Created, Updated, Deleted …).
 */
export const AUDIT_EVENTS = {
  "Order Created": "order",
  "Contact Message Created": "data",
  "Demo Catalogue Created": "data",
  "Admin Account Created": "user",
} as const satisfies Record<string, AuditType>;

export type AuditEvent = keyof typeof AUDIT_EVENTS;
