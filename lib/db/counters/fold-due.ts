import "server-only";
import type pg from "pg";

/** This many rows cost a list one millisecond. */
const ROWS = 1_000;

/** Reports whether enough orders and sales were counted lately that folding should not wait for the night. */
export async function foldIsDue(db: Pick<pg.Pool, "query">): Promise<boolean> {
  const { rows } = await db.query<{ due: boolean }>(
    `SELECT count(*) > $1 AS due FROM (
       SELECT FROM tallies
       WHERE topic IN ('orders', 'sales') AND day >= current_date - 1 LIMIT $1 + 1) AS recent`,
    [ROWS],
  );
  return rows[0]?.due ?? false;
}
