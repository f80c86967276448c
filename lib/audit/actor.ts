import type { AuditActor } from "./record";

/** An account, of which the audit log takes the name down. */
export interface NamedAccount {
  id: string;
  email: string;
  name: string;
}

/** An account as the audit log names it. */
export function actorOf(account: NamedAccount): AuditActor {
  return { userId: account.id, identifier: account.email, name: account.name };
}
