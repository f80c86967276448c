import "server-only";
import { readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { acquireBackupLock } from "@/lib/db/locks/advisory-locks";
import { appliedMigrations } from "@/lib/db/migrations/migrate";
import type { Env } from "@/lib/base/env";
import { backupsFolder } from "@/lib/dashboard/system/read-backups";
import { OperatorError } from "../command";
import { createArchive, type ArchiveWriter } from "./archive-writer";
import { copyFiles, findMissing } from "./copy-files";
import { copyTables } from "./copy-tables";
import { FORMAT, MANIFEST, SECRET, type Manifest } from "./format";
import { removeLeftovers } from "./own-folder";
import { calculateFingerprint, ownSecret } from "./secret";
import { TEXT_FORMAT } from "./tables";

export interface BackupOptions {
  env: Env;
  /** Connects as the database's owner. */
  databaseUrl: string;
  /** Path of the new backup; no file exists there yet. */
  file: string;
}

export interface Backup {
  manifest: Manifest;
  bytes: number;
}

/**
 * Writes database, pictures and the shop's own secret into one file, whether the shop runs or not. The file gets its
 * name only when it is complete and on the disk.
 * @throws OperatorError while another backup is made, or when the disk cannot take it
 */
export async function createBackup(options: BackupOptions): Promise<Backup> {
  const client = new pg.Client(options.databaseUrl);
  const lost = new AbortController();
  client.on("error", () => lost.abort());
  await client.connect();
  try {
    if (!(await acquireBackupLock(client))) {
      throw new OperatorError("Another backup is being made, or pictures are being cleaned up.");
    }
    await removeLeftovers(backupsFolder(options.env.DATA_DIR));
    return await writeBackup(client, options, lost.signal);
  } catch (error) {
    if (!lost.signal.aborted) throw error;
    throw new OperatorError("The database was stopped while the backup was made; try again.");
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Path of the file until it is complete. */
export const partialPath = (file: string) => `${file}.partial`;

async function writeBackup(
  client: pg.Client,
  options: BackupOptions,
  lost: AbortSignal,
): Promise<Backup> {
  const aside = partialPath(options.file);
  // Removes the file of a backup that was killed; its mode could be different.
  await rm(aside, { force: true });
  const archive = createArchive(aside);
  try {
    const manifest = await fill(client, archive, options);
    await archive.addBuffer(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
    await archive.close();
    // A lost connection also releases the lock that keeps pictures from being removed.
    lost.throwIfAborted();
    await rename(aside, options.file);
    return { manifest, bytes: (await stat(options.file)).size };
  } catch (error) {
    await archive.abandon(error);
    await rm(aside, { force: true });
    throw asOperatorError(error, options.file);
  }
}

/** Copies the database before the files: a file is on disk before a row names it. */
async function fill(
  client: pg.Client,
  archive: ArchiveWriter,
  { env, databaseUrl }: BackupOptions,
): Promise<Manifest> {
  const uploads = path.resolve(env.DATA_DIR, "uploads");
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${TEXT_FORMAT}`);
  const facts = await readFacts(client);
  const migrations = await appliedMigrations(databaseUrl);
  const copied = await copyTables(client, archive);
  const missingPictures = await findMissing(client, uploads);
  await client.query("COMMIT");
  const pictures = await copyFiles(env.DATA_DIR, "uploads", archive);
  await copyFiles(env.DATA_DIR, "private", archive);
  const secret = await ownSecret(env);
  if (secret) await archive.addBuffer(SECRET, Buffer.from(secret));
  return {
    format: FORMAT,
    shopVersion: await readVersion(),
    createdAt: facts.now.toISOString(),
    postgres: facts.version,
    migrations,
    ...copied,
    pictures,
    missingPictures,
    auditHead: { seq: Number(facts.seq ?? 0), hash: facts.hash ?? "" },
    secretFingerprint: calculateFingerprint(env.AUTH_SECRET ?? secret ?? ""),
    members: [...archive.members],
  };
}

interface Facts {
  now: Date;
  version: string;
  seq: string | null;
  hash: string | null;
}

async function readFacts(client: pg.Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(`
    SELECT now(), split_part(current_setting('server_version'), ' ', 1) AS version, "seq", "hash"
    FROM (SELECT 1) one
    LEFT JOIN (SELECT "seq", "hash" FROM "audit_chain" ORDER BY "seq" DESC LIMIT 1) head ON true`);
  const [facts] = rows;
  if (!facts) throw new Error("The database answered nothing.");
  return facts;
}

export async function readVersion(): Promise<string> {
  const text = await readFile(path.resolve("package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

const DISK_REASONS: Record<string, string> = {
  ENOSPC: "there is no space left on the disk",
  EFBIG: "the file is larger than this account may write",
  EDQUOT: "this account's share of the disk is used up",
  EACCES: "this account may not write there",
  EROFS: "the disk is read-only",
  ENOENT: "there is no such folder",
  EIO: "the disk reports an error",
};

function asOperatorError(error: unknown, file: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  const reason = syscall && code ? DISK_REASONS[code] : undefined;
  return reason
    ? new OperatorError(
        `The backup could not be written to ${file}: ${reason}. Nothing was left behind.`,
      )
    : error;
}
