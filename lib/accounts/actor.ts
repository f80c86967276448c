import type { AuditActor } from "@/lib/audit/record";

/** An account as the audit log names it. */
export function actorOf(account: { id: string; email: string; name: string }): AuditActor {
  return { userId: account.id, identifier: account.email, name: account.name };
}
