import "server-only";
import { revalidateTag } from "next/cache";

/** Forgets what is kept under these tags; the very next request is answered afresh. */
export function expireTags(tags: readonly string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
