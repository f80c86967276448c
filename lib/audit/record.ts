import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { Prisma, PrismaClient } from "@/lib/db/generated/client";
import { AuditStatus } from "@/lib/db/generated/enums";
import { newUuid } from "@/lib/db/new-uuid";
import { storableJson, storableText } from "@/lib/base/input/storable";
import { AUDIT_EVENTS, type AuditEvent } from "./events";

/** The actor of an event: an account, a guest known by email or phone, or the program itself. */
export interface AuditActor {
  userId: string | null;
  /** The identifier shown in the log: an email, the phone of a customer without one, or "system". */
  identifier: string;
  name: string;
}

/** What a write takes that the audit log records: who does it, and from where. */
export interface AuditedWrite {
  db: PrismaClient;
  actor: AuditActor;
  ipAddress: string;
}

export const SYSTEM_ACTOR: AuditActor = { userId: null, identifier: "system", name: "System" };

/**
 * Returns the actor for somebody who is not signed in and only claims a name. The log must never show them like an
 * account: anybody can type an admin's name and email into a form.
 */
export function unverifiedActor(identifier: string, name: string): AuditActor {
  return { userId: null, identifier, name: `${name} (not signed in)` };
}

export interface AuditEntry {
  event: AuditEvent;
  actor: AuditActor;
  /** One sentence for people. */
  description: string;
  status?: AuditStatus;
  ipAddress?: string;
  /** Details of the event, including `changes` (lib/audit/changes.ts); never a secret. */
  details?: Prisma.InputJsonObject;
}

/**
 * Writes an entry in the transaction of the change itself, so that neither is stored without the other. The triggers
 * `audit_logs_signed` and `audit_logs_chained` sign the entry and link it to the one before.
 */
export async function recordAudit(tx: Transaction, entry: AuditEntry): Promise<void> {
  await tx.auditLog.create({ data: auditRow(entry), select: { id: true } });
}

/** Returns an entry as a table row, for statements that write it together with its change. */
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

/** An account with the name that the audit log stores. */
export interface NamedAccount {
  id: string;
  email: string;
  name: string;
}

export function toActor(account: NamedAccount): AuditActor {
  return { userId: account.id, identifier: account.email, name: account.name };
}
