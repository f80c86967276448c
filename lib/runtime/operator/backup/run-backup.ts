import "server-only";
import { hostname } from "node:os";
import path from "node:path";
import pg from "pg";
import { recordAudit, SYSTEM_ACTOR } from "@/lib/audit/record";
import { acquireBackupJobLock } from "@/lib/db/locks/advisory-locks";
import { connect, LONG_TIMEOUTS } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Env } from "@/lib/base/env";
import { log } from "@/lib/base/log";
import { readShopSettings } from "@/lib/shop/settings/queries";
import { readBackupFacts, scheduleIsDue } from "@/lib/dashboard/system/backup-due";
import { OperatorError } from "../command";
import { copyBackup } from "./copy-backup";
import { createBackup } from "./create-backup";
import { noteBackup } from "./note-backup";
import { autoName, ownFolder, removeOldest } from "./own-folder";

export interface RunBackupOptions {
  /** AUTH_SECRET is set by the operator; unset when the shop made its secret itself. */
  env: Env;
  /** Connects as a role that may read the whole database. */
  databaseUrl: string;
}

/** Makes the backup that was requested or is due, unless there is none or another machine is making it. */
export async function runBackup(options: RunBackupOptions): Promise<void> {
  const client = new pg.Client(options.databaseUrl);
  // The next query fails and reports the reason.
  client.on("error", () => undefined);
  await client.connect();
  const db = connect(options.databaseUrl, 1, LONG_TIMEOUTS);
  try {
    if (!(await acquireBackupJobLock(client))) return;
    await settleInterrupted(db);
    const id = await claim(db, scheduleIsDue(await readBackupFacts(client)));
    if (id) await make(db, id, options);
  } finally {
    await db.$disconnect();
    await client.end().catch(() => undefined);
  }
}

const COPY_INTERRUPTED = "The shop was stopped while it was copied. Make another backup.";
const INTERRUPTED = "The shop was stopped or restored while it was made. Make another one.";

/** Marks unfinished backups as interrupted. The caller holds the lock, so none is running. */
async function settleInterrupted(db: PrismaClient): Promise<void> {
  await db.backupRun.updateMany({
    where: { startedAt: { not: null }, endedAt: null },
    data: { endedAt: new Date(), failure: INTERRUPTED },
  });
  await db.backupRun.updateMany({
    where: { copyBegunAt: { not: null }, copiedAt: null, copyFailure: null },
    data: { copyFailure: COPY_INTERRUPTED },
  });
}

async function claim(db: PrismaClient, isScheduled: boolean): Promise<string | undefined> {
  const begun = { startedAt: new Date(), machine: hostname() };
  const [requested] = await db.backupRun.updateManyAndReturn({
    where: { endedAt: null },
    data: begun,
    select: { id: true },
  });
  if (requested || !isScheduled) return requested?.id;
  const { id } = await db.backupRun.create({
    data: { ...begun, isScheduled },
    select: { id: true },
  });
  return id;
}

async function make(db: PrismaClient, id: string, options: RunBackupOptions): Promise<void> {
  const { DATA_DIR, BACKUP: copies } = options.env;
  try {
    const folder = await ownFolder(DATA_DIR);
    const file = path.join(folder, autoName());
    const backup = await createBackup({ ...options, file });
    await noteBackup(db, SYSTEM_ACTOR, { file, backup });
    await end(db, id, { file, bytes: backup.bytes });
    const { backupsKept: kept } = await readShopSettings(db);
    await removeOldest(folder, kept);
    if (copies) await copyBackup({ db, id, file, copies, kept });
  } catch (error) {
    log.error("The backup could not be made", error);
    await noteFailure(db, id, getReason(error));
  }
}

/** Shows the failure in the admin area and in the counts of the overview. */
async function noteFailure(db: PrismaClient, id: string, failure: string): Promise<void> {
  await end(db, id, { failure });
  await db.$transaction((tx) =>
    recordAudit(tx, {
      event: "Backup Failed",
      actor: SYSTEM_ACTOR,
      status: "failed",
      description: `The backup could not be made. ${failure}`,
      details: { run: id },
    }),
  );
}

async function end(
  db: PrismaClient,
  id: string,
  outcome: { file: string; bytes: number } | { failure: string },
): Promise<void> {
  await db.backupRun.updateMany({
    where: { id, endedAt: null },
    data: { endedAt: new Date(), ...outcome },
  });
}

const NO_RIGHTS =
  "The role that DATABASE_URL names may not read all of the database. Run `npm run shop -- backup` with the address of its owner in DATABASE_URL, or let the role read all tables.";

const INSUFFICIENT_PRIVILEGE = "42501";
const NO_WRITING = ["EACCES", "EROFS", "ENOSPC", "EDQUOT", "ENOTDIR", "EEXIST"];

function getReason(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  const { code = "" } = error as { code?: string };
  if (code === INSUFFICIENT_PRIVILEGE) return NO_RIGHTS;
  if (NO_WRITING.includes(code)) return "The folder of backups cannot be written to.";
  return "Something unexpected happened; the shop's log says what.";
}
