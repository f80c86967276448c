import "server-only";
import type pg from "pg";

/** True when `lapseRequests` has a request to end. */
export async function requestsAreDue(
  db: Pick<pg.Pool, "query">,
  now = new Date(),
): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `SELECT EXISTS (
       SELECT FROM approval_requests WHERE state = 'waiting' AND "expiresAt" <= $1) AS found`,
    [now],
  );
  return rows[0]?.found ?? false;
}
