import "server-only";
import type pg from "pg";
import { env } from "@/lib/base/env";

/** Wait after an address expires, so that an upload begun at the last moment has finished. */
export const GRACE_MINUTES = 45;

/** Whether expired addresses at UploadThing may hold files, and the shop has the key to remove them. */
export async function expiredUploadsAreDue(db: Pick<pg.Pool, "query">): Promise<boolean> {
  if (!env().UPLOADTHING) return false;
  const { rows } = await db.query<{ due: boolean }>(
    `SELECT EXISTS (
       SELECT FROM direct_uploads WHERE "expiresAt" < now() - make_interval(mins => $1)) AS due`,
    [GRACE_MINUTES],
  );
  return rows[0]?.due ?? false;
}
