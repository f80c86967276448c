import "server-only";
import type pg from "pg";
import { BACKUP_JOB_RUNS } from "@/lib/db/locks/advisory-locks";
import { dayName, dayStart, fromIndiaInput } from "@/lib/base/india-time";
import { BACKUP_AT } from "@/lib/shop/settings/value-rules";

/** The facts that decide whether the shop makes a backup now. */
export interface BackupFacts {
  /** By the database's clock. */
  now: Date;
  /** True while some machine makes a backup. */
  isRunning: boolean;
  /** A backup was requested and not begun, or begun by a process that is gone. */
  isOpen: boolean;
  /** "03:00" in India; empty: never. */
  at: string;
  lastScheduledAt: Date | null;
  /** The scheduled backup before that. */
  earlierScheduledAt: Date | null;
  /** When the newest backup ended, if it was scheduled and failed. */
  lastFailedAt: Date | null;
  /** When the first account was made: no earlier backup counts as missed. */
  since: Date | null;
}

const FACTS = `
  SELECT now(), ${BACKUP_JOB_RUNS} AS "isRunning",
    EXISTS (SELECT FROM "backup_runs" WHERE "endedAt" IS NULL) AS "isOpen",
    coalesce((SELECT "value" FROM "settings" WHERE "key" = 'backupAt'), '${BACKUP_AT}') AS "at",
    (SELECT max("requestedAt") FROM "backup_runs" WHERE "isScheduled") AS "lastScheduledAt",
    (SELECT "requestedAt" FROM "backup_runs" WHERE "isScheduled"
      ORDER BY "requestedAt" DESC OFFSET 1 LIMIT 1) AS "earlierScheduledAt",
    (SELECT CASE WHEN "isScheduled" AND "failure" IS NOT NULL THEN "endedAt" END
      FROM "backup_runs" ORDER BY "requestedAt" DESC LIMIT 1) AS "lastFailedAt",
    (SELECT min("createdAt") FROM "users") AS "since"`;

export async function readBackupFacts(db: Pick<pg.Client, "query">): Promise<BackupFacts> {
  const { rows } = await db.query<BackupFacts>(FACTS);
  if (!rows[0]) throw new Error("The database answered nothing.");
  return rows[0];
}

/** A failed backup is retried once, after this time. */
const RETRY_MS = 60 * 60 * 1000;

/** Returns whether the scheduled time has passed since the last backup, also while the shop was off. */
export function scheduleIsDue(facts: BackupFacts): boolean {
  const { now, at, lastScheduledAt, since } = facts;
  const time = at && lastTime(at, now);
  if (!time || !since || since >= time) return false;
  return !lastScheduledAt || lastScheduledAt < time || isRetryDue(facts, time);
}

/** `time` is the scheduled time; a retry is due only when the failed backup was the first attempt for it. */
function isRetryDue({ now, earlierScheduledAt, lastFailedAt }: BackupFacts, time: Date): boolean {
  const isFirst = !earlierScheduledAt || earlierScheduledAt < time;
  return isFirst && lastFailedAt !== null && now.getTime() - lastFailedAt.getTime() >= RETRY_MS;
}

export const backupIsDue = (facts: BackupFacts): boolean =>
  !facts.isRunning && (facts.isOpen || scheduleIsDue(facts));

/** Returns the last moment at which the time in India was `at`. */
function lastTime(at: string, now: Date): Date | null {
  const today = fromIndiaInput(`${dayName(now)}T${at}`);
  if (!today || today <= now) return today;
  return fromIndiaInput(`${dayName(dayStart(now, 1))}T${at}`);
}
