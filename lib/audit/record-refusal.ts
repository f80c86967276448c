import "server-only";
import { addressBlock } from "@/lib/base/proxies";
import type { PrismaClient } from "@/lib/db/generated/client";
import { log } from "@/lib/base/log";
import { recordAudit, type AuditActor, type AuditEntry } from "./record";
import { Throttle } from "@/lib/limits/throttle";

const throttle = new Throttle();

/** Somebody of whom nothing is known but the address. */
export const UNKNOWN_ACTOR: AuditActor = { userId: null, identifier: "unknown", name: "Unknown" };

/**
 * Records that something was refused, in a transaction of its own: there is no change to go with. Of
 * one account (of one address, for the unknown) and one event and `place` one entry a minute. Never
 * throws: a refusal stands even when it cannot be recorded.
 */
export async function recordRefusal(
  db: PrismaClient,
  place: string,
  entry: AuditEntry,
): Promise<void> {
  const who =
    entry.actor.userId ?? `${entry.actor.identifier} ${addressBlock(entry.ipAddress ?? "")}`;
  const suppressed = throttle.admit(`${entry.event} ${place} ${who}`);
  if (suppressed === undefined) return;
  const details = { ...entry.details, ...(suppressed > 0 ? { repeatedBefore: suppressed } : {}) };
  try {
    await db.$transaction((tx) => recordAudit(tx, { status: "failed", ...entry, details }));
  } catch (error) {
    log.error("A refusal could not be recorded", error);
  }
}

export interface Denial {
  /** What was asked for, as it counts for the one entry a minute: "GET /admin/users", "pages". */
  place: string;
  /** Of a page: anybody can make up more paths than a log should hold. */
  path?: string;
  /** Half a sentence: "asked for a page of the admin". */
  reason: string;
  actor?: AuditActor;
  ipAddress: string;
}

/** Records that somebody was kept out. */
export async function recordDenial(db: PrismaClient, denial: Denial): Promise<void> {
  const { place, path, reason, actor = UNKNOWN_ACTOR, ipAddress } = denial;
  const who = actor.userId ? actor.identifier : "Somebody";
  await recordRefusal(db, place, {
    event: "Access Denied",
    actor,
    description: `${who} ${reason}`,
    ipAddress,
    details: path ? { page: path } : { call: place },
  });
}
