import "server-only";
import type { Db } from "../client";

/**
 * The database's clock: for times that are compared with others in the database, because those of web machines differ.
 * A step asks it once, under its lock.
 */
export async function databaseNow(db: Db): Promise<Date> {
  const [row] = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS "now"`;
  if (!row) throw new Error("The database did not tell the time.");
  return row.now;
}
