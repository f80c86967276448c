import "server-only";
import { addressBlock } from "@/lib/base/http/proxies";
import type { PrismaClient } from "@/lib/db/generated/client";
import { log } from "@/lib/base/log";
import { Throttle } from "@/lib/http/limits/throttle";
import { recordAudit, type AuditActor, type AuditEntry } from "./record";

const throttle = new Throttle();

/** The actor when only the address is known. */
export const UNKNOWN_ACTOR: AuditActor = { userId: null, identifier: "unknown", name: "Unknown" };

/**
 * Records a refusal in a transaction of its own, because there is no change to join. Writes at most one entry a minute
 * per account (per address for an unknown actor), event and `place`. Never throws: a refusal is valid even when it
 * cannot be recorded.
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
  /** The requested thing, as the key of the one entry a minute: "GET /admin/users", "pages". */
  place: string;
  /** A page's path, which is not part of that key: anybody can make up more paths than a log should hold. */
  path?: string;
  /** Half a sentence: "asked for a page of the admin". */
  reason: string;
  actor?: AuditActor;
  ipAddress: string;
}

export async function recordDenial(db: PrismaClient, denial: Denial): Promise<void> {
  const { place, path, reason, actor = UNKNOWN_ACTOR, ipAddress } = denial;
  const who = actor === UNKNOWN_ACTOR ? "Somebody" : actor.identifier;
  await recordRefusal(db, place, {
    event: "Access Denied",
    actor,
    description: `${who} ${reason}`,
    ipAddress,
    details: path ? { page: path } : { call: place },
  });
}
