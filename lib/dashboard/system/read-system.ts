import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Db } from "@/lib/db/client";
import { env } from "@/lib/base/env";
import { measured } from "@/lib/base/measured";
import { readBackups } from "./read-backups";
import { readDatabase, readMigrationState } from "./read-database";
import { readQueue } from "./read-queue";
import { readStorage } from "./read-storage";
import { lastBackupSchema, type System } from "./schemas";

/** The key of the shop's state under which the backup command notes what it wrote. */
export const LAST_BACKUP = "lastBackup";

/** How this installation is, asked of everything that it consists of. */
export async function readSystem(db: Db): Promise<System> {
  const [version, database, migrations, queue, storage, lastBackup, backups, auditChain] =
    await Promise.all([
      readVersion(),
      readDatabase(db),
      readMigrationState(db),
      readQueue(db),
      readStorage(db),
      readLastBackup(db),
      readBackups(db),
      readAuditChain(db),
    ]);
  return {
    version,
    node: process.versions.node,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    uptimeSeconds: Math.floor(process.uptime()),
    memory: readMemory(),
    database,
    migrations,
    queue,
    storage,
    mail: mailState(env().SMTP_URL),
    lastBackup,
    backups,
    auditChain,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function readMemory(): System["memory"] {
  const caches = [...measured.caches.values()];
  return {
    bytes: process.memoryUsage.rss(),
    keptBytes: sum(caches.map(({ bytes }) => bytes())),
    mostKeptBytes: sum(caches.map(({ mostBytes }) => mostBytes)),
  };
}

async function readVersion(): Promise<string> {
  const text = await readFile(path.resolve("package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

/** Where mail goes, without the credentials that the address carries. */
export function mailState(smtpUrl: string | undefined): System["mail"] {
  if (!smtpUrl) return { kind: "outbox", host: null, encrypted: false };
  const { host, protocol } = new URL(smtpUrl);
  return { kind: "smtp", host, encrypted: protocol === "smtps:" };
}

/** Null when none was made, and when the note cannot be read: neither can be relied on. */
export async function readLastBackup(db: Db): Promise<System["lastBackup"]> {
  const row = await db.shopState.findUnique({
    where: { key: LAST_BACKUP },
    select: { value: true },
  });
  if (!row) return null;
  try {
    return lastBackupSchema.parse(JSON.parse(row.value));
  } catch {
    return null;
  }
}

async function readAuditChain(db: Db): Promise<System["auditChain"]> {
  const last = await db.auditChainLink.findFirst({
    orderBy: { seq: "desc" },
    select: { seq: true, hash: true },
  });
  return last ? { entries: Number(last.seq), hash: last.hash } : null;
}
