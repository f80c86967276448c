import "server-only";
import type { Client } from "pg";

/**
 * Held while a backup is made, and while unused pictures are removed: a picture that the backup's
 * rows name must not go before its file is copied. The number means nothing.
 */
const BACKUP_LOCK = "7220417523402";

/** Takes the lock for as long as the connection lives; false when somebody else holds it. */
export async function acquireBackupLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    `SELECT pg_try_advisory_lock(${BACKUP_LOCK}) AS taken`,
  );
  return rows[0]?.taken === true;
}
