import "server-only";
import type pg from "pg";
import { env } from "@/lib/base/env";

/** After an address expired: what began to arrive at the last moment has come to its end by then. */
export const GRACE_MINUTES = 45;

/** Whether addresses at UploadThing have expired, where something may lie, and the shop has its key. */
export async function expiredUploadsAreDue(db: Pick<pg.Pool, "query">): Promise<boolean> {
  if (!env().UPLOADTHING) return false;
  const { rows } = await db.query<{ due: boolean }>(
    `SELECT EXISTS (
       SELECT FROM direct_uploads WHERE "expiresAt" < now() - make_interval(mins => $1)) AS due`,
    [GRACE_MINUTES],
  );
  return rows[0]?.due ?? false;
}
