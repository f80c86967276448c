import "server-only";
import { holds, type Queryable } from "@/lib/db/holds";
import { env } from "@/lib/base/env";

/** Wait after an address expires, so that an upload begun at the last moment has finished. */
export const GRACE_MINUTES = 45;

/** Whether expired addresses at UploadThing may hold files, and the shop has the key to remove them. */
export async function expiredUploadsAreDue(db: Queryable): Promise<boolean> {
  if (!env().UPLOADTHING) return false;
  return holds(
    db,
    `EXISTS (
       SELECT FROM direct_uploads WHERE "expiresAt" < now() - make_interval(mins => $1))`,
    [GRACE_MINUTES],
  );
}
