import "server-only";
import pg from "pg";

/** Held while one of several machines prepares the database that they share. The number means nothing. */
const START_LOCK = "7220417523403";

/** Waits for whoever prepares the same database. `databaseUrl` must lead to the server itself. */
export async function withStartLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client(databaseUrl);
  // A lost connection ends the lock; the work fails by its own.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(${START_LOCK})`);
    return await work();
  } finally {
    await client.end().catch(() => undefined);
  }
}
