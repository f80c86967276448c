import "server-only";
import { connect } from "@/lib/db/client";
import { removeExpiredUploads } from "@/lib/files/direct/remove-expired";
import { log } from "@/lib/log";

/** Removes from UploadThing what no form came for; see lib/files/direct/remove-expired.ts. */
export async function removeExpiredOnce(databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl, 1);
  try {
    await removeExpiredUploads(db);
  } catch (error) {
    log.error(
      "Originals could not be removed from UploadThing; the next try is in five minutes",
      error,
    );
  } finally {
    await db.$disconnect();
  }
}
