import "server-only";
import type pg from "pg";

/** True when check-artwork.ts has a check to take up that came to no end. */
export async function artworkChecksAreDue(db: Pick<pg.Pool, "query">): Promise<boolean> {
  const { rows } = await db.query<{ found: boolean }>(
    `SELECT EXISTS (
       SELECT FROM artworks
       WHERE state = 'stored' AND "preflightState" = 'checking'
         AND "checkedAt" < now() - interval '2 minutes') AS found`,
  );
  return rows[0]?.found ?? false;
}
