import "server-only";
import type pg from "pg";

/** True when lapse-unconfirmed.ts has an order to process; false in a shop whose unconfirmed orders never expire. */
export async function confirmationsAreDue(db: Pick<pg.Pool, "query">): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `SELECT EXISTS (
       SELECT FROM settings s, orders o
       WHERE s.key = 'unprovenOrderHours' AND s.value <> '0'
         AND o.status = 'Pending' AND o.proof IS NULL AND o."paidPaise" <= 0) AS found`,
  );
  return rows[0]?.found ?? false;
}
