import "server-only";
import { access } from "node:fs/promises";
import path from "node:path";
import type { Db } from "@/lib/db/client";
import type { BackupRun as Row, Prisma } from "@/lib/db/generated/client";
import { env } from "@/lib/base/env";
import { DAY_MS } from "@/lib/base/india-time";
import { readShopSettings } from "@/lib/shop/settings/queries";
import type { BackupRun, System } from "./schemas";

const SHOWN = 7;

/** Two backups may be requested in the same millisecond: one that failed at once, and the next. */
export const NEWEST_BACKUP = [
  { requestedAt: "desc" },
  { id: "desc" },
] as const satisfies Prisma.BackupRunOrderByWithRelationInput[];

export const backupsFolder = (dataDir: string): string => path.resolve(dataDir, "backups");

export async function readBackups(db: Db): Promise<System["backups"]> {
  const { backupAt, backupsKept } = await readShopSettings(db);
  const rows = await db.backupRun.findMany({ orderBy: [...NEWEST_BACKUP], take: SHOWN });
  return {
    folder: backupsFolder(env().DATA_DIR),
    at: backupAt,
    kept: backupsKept,
    runs: await Promise.all(rows.map(toBackupRun)),
    copies: await readCopies(db),
  };
}

const LATE_MS = 2 * DAY_MS;

/** The copies of the backups in a bucket; null where the shop makes none. */
export async function readCopies(db: Db, now = new Date()): Promise<System["backups"]["copies"]> {
  const { BACKUP: copies } = env();
  if (!copies) return null;
  const [last, first] = await Promise.all([
    db.backupRun.findFirst({
      where: { copiedAt: { not: null } },
      orderBy: { copiedAt: "desc" },
      select: { copiedAt: true, copyBytes: true },
    }),
    db.backupRun.findFirst({ orderBy: { requestedAt: "asc" }, select: { requestedAt: true } }),
  ]);
  const since = last?.copiedAt ?? first?.requestedAt;
  return {
    place: `${copies.bucket.bucket}/${copies.prefix}`,
    lastAt: last?.copiedAt?.toISOString() ?? null,
    lastBytes: last ? Number(last.copyBytes) : null,
    isLate: since !== undefined && now.getTime() - since.getTime() > LATE_MS,
  };
}

export const isOnDisk = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

export async function toBackupRun(row: Row): Promise<BackupRun> {
  const { id, isScheduled, requestedAt, startedAt, endedAt, machine, file, bytes, failure } = row;
  return {
    _id: id,
    state: getState(row),
    isScheduled,
    machine,
    file,
    failure,
    requestedAt: requestedAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    bytes: bytes === null ? null : Number(bytes),
    canDownload: file !== null && (await isOnDisk(file)),
    copy: toCopy(row),
  };
}

function toCopy({ copyBegunAt, copiedAt, copyBytes, copyFailure }: Row): BackupRun["copy"] {
  if (!copyBegunAt) return null;
  const ended = copyFailure === null ? "done" : "failed";
  return {
    state: copiedAt || copyFailure !== null ? ended : "running",
    at: copiedAt?.toISOString() ?? null,
    bytes: copyBytes === null ? null : Number(copyBytes),
    failure: copyFailure,
  };
}

function getState({ startedAt, endedAt, failure }: Row): BackupRun["state"] {
  if (endedAt) return failure === null ? "done" : "failed";
  return startedAt ? "running" : "waiting";
}
