import "server-only";
import { recordAudit, actorOf } from "@/lib/audit/record";
import type { Changes } from "@/lib/audit/changes";
import type { AuditEvent } from "@/lib/audit/events";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Account } from "@/lib/session/sessions";

/** Whose addresses are changed, and from where. */
export interface AddressOwner {
  db: PrismaClient;
  account: Account;
  ipAddress: string;
}

/** Writes into the audit log what became of a kept address. */
export async function recordAddress(
  tx: Transaction,
  { account, ipAddress }: Pick<AddressOwner, "account" | "ipAddress">,
  event: AuditEvent,
  address: string,
  changed: Changes,
): Promise<void> {
  const verb = event.split(" ").at(-1)?.toLowerCase();
  await recordAudit(tx, {
    event,
    actor: actorOf(account),
    description: `A saved address of ${account.email} was ${verb}`,
    ipAddress,
    details: { address, changes: changed },
  });
}
