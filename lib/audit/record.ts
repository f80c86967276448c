import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AuditStatus } from "@/lib/db/generated/enums";
import { AUDIT_EVENTS, type AuditEvent } from "./events";
import { newUuid } from "@/lib/db/new-uuid";
import { storableJson, storableText } from "@/lib/base/input/storable";

/** Who did something: an account, a guest known by e-mail or phone, or the program itself. */
export interface AuditActor {
  userId: string | null;
  /** The identifier shown in the log: an e-mail, the phone of somebody without one, or "system". */
  identifier: string;
  name: string;
}

export const SYSTEM_ACTOR: AuditActor = { userId: null, identifier: "system", name: "System" };

/**
 * Somebody who is not signed in and only says who they are. The log must never name them as it names
 * an account: anybody can type an admin's name and e-mail into a form.
 */
export function unprovenActor(identifier: string, name: string): AuditActor {
  return { userId: null, identifier, name: `${name} (not signed in)` };
}

export interface AuditEntry {
  event: AuditEvent;
  actor: AuditActor;
  /** One sentence for people. */
  description: string;
  status?: AuditStatus;
  ipAddress?: string;
  /** What explains the event, `changes` (lib/audit/changes.ts) among it; never a secret. */
  details?: Prisma.InputJsonObject;
}

/**
 * Writes into the transaction of the change itself, so that neither is kept without the other. The triggers
 * `audit_logs_signed` and `audit_logs_chained` sign the entry and link it to the one before.
 */
export async function recordAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.auditLog.create({ data: auditRow(entry), select: { id: true } });
}

/** An entry as its table takes it, for what is written together with its change in one statement. */
export function auditRow(entry: AuditEntry) {
  return {
    id: newUuid(),
    userId: entry.actor.userId,
    actor: storableText(entry.actor.identifier),
    actorName: storableText(entry.actor.name),
    action: entry.event,
    type: AUDIT_EVENTS[entry.event],
    status: entry.status ?? AuditStatus.success,
    description: storableText(entry.description),
    ipAddress: entry.ipAddress ?? null,
    ...(entry.details ? { details: storableJson(entry.details) } : {}),
  } satisfies Prisma.AuditLogCreateManyInput;
}

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
