import "server-only";
import pg, { type Client } from "pg";

/** The numbers are arbitrary; no two locks may share one. */
const LOCKS = {
  /** Held while one of several machines prepares their shared database. */
  start: "7220417523404",
  /**
   * Held while a backup is made and while unused pictures are removed: a picture that the backup's rows name must not
   * be removed before its file is copied.
   */
  backup: "7220417523402",
  /** Held while the shop makes one of its own backups, from before it is chosen until it is recorded. */
  backupJob: "7220417523403",
} as const;

/** Waits while another process prepares the same database. `databaseUrl` must lead to the server itself. */
export async function withStartLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client(databaseUrl);
  // A lost connection releases the lock; the work fails for its own reasons.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(${LOCKS.start})`);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Takes the lock for the lifetime of the connection. Returns false when another connection holds it. */
export const acquireBackupLock = (client: Client) => acquire(client, LOCKS.backup);

/** Like `acquireBackupLock`: one machine at a time makes the shop's own backups. */
export const acquireBackupJobLock = (client: Client) => acquire(client, LOCKS.backupJob);

/** SQL condition: a connection holds the lock of the shop's own backups in this database. */
export const BACKUP_JOB_RUNS = `EXISTS (
  SELECT FROM pg_locks
  WHERE "locktype" = 'advisory' AND "objsubid" = 1
    AND ("classid"::bigint << 32 | "objid"::bigint) = ${LOCKS.backupJob}
    AND "database" = (SELECT "oid" FROM pg_database WHERE "datname" = current_database()))`;

async function acquire(client: Client, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `SELECT pg_try_advisory_lock(${lock}) AS taken`,
  );
  return rows[0]?.taken === true;
}
