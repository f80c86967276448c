import "server-only";
import { readdir, readFile, stat, statfs } from "node:fs/promises";
import path from "node:path";
import type { Db } from "@/lib/db/client";
import { measured } from "@/lib/base/measured";
import { migrationNames } from "@/lib/db/migrations/migration-names";
import { readMailServer } from "@/lib/messaging/mail-server/mail-server";
import { currentStorage } from "@/lib/files/storage";
import { uploadsFolder } from "@/lib/files/uploads";
import { readBackups } from "./read-backups";
import { readQueues } from "./read-queues";
import { lastBackupSchema, type System } from "./schemas";

/** The key of the shop's state under which the backup command records its result. */
export const LAST_BACKUP = "lastBackup";

/** Returns the state of this installation, read from all of its parts. */
export async function readSystem(db: Db): Promise<System> {
  const [version, database, migrations, queues, storage, mail, lastBackup, backups, auditChain] =
    await Promise.all([
      readVersion(),
      readDatabase(db),
      readMigrationState(db),
      readQueues(db),
      readStorage(db),
      readMailServer(db),
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
    ...queues,
    storage,
    mail: mailState(mail.url),
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

/** The mail server, without the credentials in the URL. */
export function mailState(smtpUrl: string | null): System["mail"] {
  if (!smtpUrl) return { kind: "outbox", host: null, encrypted: false };
  const { host, protocol } = new URL(smtpUrl);
  return { kind: "smtp", host, encrypted: protocol === "smtps:" };
}

/** Null when no backup was made, and when the record cannot be read: neither is reliable. */
export async function readLastBackup(db: Db): Promise<System["lastBackup"]> {
  const row = await db.setting.findUnique({
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

/** Size and load of the database, and its response time. */
async function readDatabase(db: Db): Promise<System["database"]> {
  const [row] = await db.$queryRaw<
    { version: string; bytes: bigint; connections: bigint; maxConnections: number }[]
  >`
    SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
           pg_database_size(current_database()) AS bytes,
           (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()) AS connections,
           current_setting('max_connections')::int AS "maxConnections"`;
  return {
    version: row?.version ?? "",
    bytes: Number(row?.bytes ?? 0),
    connections: Number(row?.connections ?? 0),
    maxConnections: row?.maxConnections ?? 0,
    latencyMs: await latencyMs(db),
  };
}

/** Measures one trivial query, to a tenth of a millisecond. */
async function latencyMs(db: Db): Promise<number> {
  const since = performance.now();
  await db.$queryRaw`SELECT 1`;
  return Math.round((performance.now() - since) * 10) / 10;
}

interface AppliedMigration {
  name: string;
  finishedAt: Date | null;
}

/** Compares the migrations of this release with those that the database has. */
async function readMigrationState(db: Db): Promise<System["migrations"]> {
  const rows = await db.$queryRaw<AppliedMigration[]>`
    SELECT migration_name AS name, finished_at AS "finishedAt" FROM "_prisma_migrations"
    WHERE rolled_back_at IS NULL ORDER BY started_at`;
  const applied = rows.filter((row) => row.finishedAt !== null);
  const last = applied.at(-1);
  const isApplied = new Set(applied.map(({ name }) => name));
  const names = await migrationNames();
  const failed = rows.filter(({ name }) => !isApplied.has(name)).map(({ name }) => name);
  return {
    applied: isApplied.size,
    pending: names.filter((name) => !isApplied.has(name) && !failed.includes(name)),
    failed: [...new Set(failed)],
    last: last?.finishedAt ? { name: last.name, at: last.finishedAt.toISOString() } : null,
  };
}

/** Reads the pictures on disk and elsewhere, and the free disk space. */
async function readStorage(db: Db): Promise<System["storage"]> {
  const folder = uploadsFolder();
  const [used, disk, remoteImages] = await Promise.all([
    measureSeldom(folder),
    statfs(folder),
    db.storedImage.count({ where: { storage: { not: "disk" } } }),
  ]);
  return {
    kind: currentStorage().kind,
    ...used,
    freeBytes: disk.bavail * disk.bsize,
    remoteImages,
  };
}

interface Used {
  files: number;
  bytes: number;
}

/** Measuring reads the size of every file, so a large shop is measured once a minute at most. */
const RETAINED_MS = 60_000;
let cached: { folder: string; at: number; used: Promise<Used> } | undefined;

function measureSeldom(folder: string): Promise<Used> {
  if (!cached || cached.folder !== folder || Date.now() - cached.at > RETAINED_MS) {
    const entry = { folder, at: Date.now(), used: measure(folder) };
    cached = entry;
    // A failure is not cached: the next call may succeed.
    entry.used.catch(() => {
      if (cached === entry) cached = undefined;
    });
  }
  return cached.used;
}

const AT_ONCE = 64;

async function measure(folder: string): Promise<Used> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  let bytes = 0;
  for (let first = 0; first < files.length; first += AT_ONCE) {
    const sizes = await Promise.all(
      files.slice(first, first + AT_ONCE).map(({ parentPath, name }) => size(parentPath, name)),
    );
    bytes += sizes.reduce((sum, each) => sum + each, 0);
  }
  return { files: files.length, bytes };
}

/** Returns 0 for a file that was removed meanwhile. */
async function size(folder: string, name: string): Promise<number> {
  return stat(path.join(folder, name)).then(
    (found) => found.size,
    () => 0,
  );
}
