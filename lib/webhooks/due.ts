import "server-only";
import type pg from "pg";

/** Returns whether a delivery is due; uses an index, so that it can run every second. */
export async function deliveriesAreDue(db: Pick<pg.Pool, "query">): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `SELECT EXISTS (
       SELECT FROM "webhook_deliveries" d JOIN "webhooks" w ON w."id" = d."webhookId"
       WHERE d."state" = 'waiting' AND d."nextAt" <= now() AND w."active") AS found`,
  );
  return rows[0]?.found ?? false;
}
