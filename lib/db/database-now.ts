import "server-only";
import type { Db } from "./client";

/** The time by the database's clock, for whatever is compared with a time that the database wrote. */
export async function databaseNow(db: Db): Promise<Date> {
  const [row] = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS "now"`;
  if (!row) throw new Error("The database did not tell the time.");
  return row.now;
}
