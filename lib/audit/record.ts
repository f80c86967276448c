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

/** Actor and IP address of a write, for the audit log. */
export interface AuditedWrite {
  db: PrismaClient;
  actor: AuditActor;
  ipAddress: string;
}

/** An audited write to one row. */
export interface AuditedRowWrite extends AuditedWrite {
  id: string;
}

export const SYSTEM_ACTOR: AuditActor = { userId: null, identifier: "system", name: "System" };

/**
 * The actor for a visitor who only claims a name. The log must never show them like an account: anybody can type an
 * admin's name and email into a form.
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
  /** Details of the event, including `changes()`; never a secret. */
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

/** A value that an audit entry can hold. */
export type AuditValue = string | number | boolean | null | AuditValue[] | AuditFields;

export interface AuditFields {
  [field: string]: AuditValue;
}

/** A field's value as database rows have it; `undefined` means that the field is absent. */
type Value = string | number | boolean | bigint | Date | null | undefined | Value[] | Fields;

interface Fields {
  [field: string]: Value;
}

/** A type, not an interface, so that it is assignable to JSON types. */
export type Change = {
  before: AuditValue;
  after: AuditValue;
};

/** The changes by field, in the form in which `details.changes` stores them and the admin shows them. */
export type Changes = Record<string, Change>;

/**
 * Returns the fields that differ between two states of one thing, for an audit entry's `details.changes`. A created
 * thing has no `before` (null), a deleted one no `after`; its fields are then null on that side. Pass only the fields
 * that belong in the log, and never a secret: entries are not deleted.
 */
export function changes(before: object | null, after: object | null): Changes {
  const was = new Map(listFields(before ?? {}));
  const is = new Map(listFields(after ?? {}));
  const fields = [...new Set([...was.keys(), ...is.keys()])];
  const all = fields.map((field): [string, Change] => [
    field,
    { before: was.get(field) ?? null, after: is.get(field) ?? null },
  ]);
  return Object.fromEntries(
    all.filter(([, change]) => JSON.stringify(change.before) !== JSON.stringify(change.after)),
  );
}

/** Sorted by name, so that two objects with the same content have the same text. */
function listFields(thing: object): [string, AuditValue][] {
  return Object.entries(thing as Fields)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, value]) => [field, asJson(value)]);
}

function asJson(value: Value): AuditValue {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "bigint") return value.toString();
  if (Array.isArray(value)) return value.map(asJson);
  return typeof value === "object" ? Object.fromEntries(listFields(value)) : value;
}
