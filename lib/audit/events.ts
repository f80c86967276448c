import type { AuditType } from "@/lib/db/generated/enums";

/**
 * Everything that the audit log knows, by name, with the type under which it is filtered. Names
 * carry the words by which the log's icons are chosen (spec section 2: Created, Updated, Deleted …).
 */
export const AUDIT_EVENTS = {
  "Order Created": "order",
  "Order Cancelled": "order",
  Login: "authentication",
  "Login Failed": "authentication",
  "Second Factor Failed": "authentication",
  "Recovery Code Used": "authentication",
  Logout: "authentication",
  "Sessions Ended": "authentication",
  "Account Created": "user",
  "Profile Updated": "user",
  "Preferences Updated": "user",
  "Email Change Requested": "user",
  "Email Verified": "user",
  "Password Updated": "authentication",
  "Password Reset Requested": "authentication",
  "Account Deleted": "user",
  "Account Data Export": "data",
  "Contact Message Created": "data",
  "Demo Catalogue Created": "data",
  "Admin Account Created": "user",
} as const satisfies Record<string, AuditType>;

export type AuditEvent = keyof typeof AUDIT_EVENTS;
