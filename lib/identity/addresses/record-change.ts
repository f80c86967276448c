import "server-only";
import { recordAudit, toActor, type Changes } from "@/lib/audit/record";
import type { AuditEvent } from "@/lib/audit/events";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Membership } from "@/lib/identity/session/identify";
import type { Account } from "@/lib/identity/session/account";

/** The account whose addresses are changed, and the IP address of the request. */
export interface AddressOwner {
  db: PrismaClient;
  account: Account & { membership?: Membership | null };
  ipAddress: string;
}

/** Records a change of a saved address in the audit log. */
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
    actor: toActor(account),
    description: `A saved address of ${account.email} was ${verb}`,
    ipAddress,
    details: { address, changes: changed },
  });
}
