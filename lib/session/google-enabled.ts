import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { env, isBuilding } from "@/lib/env";
import { cacheTags } from "@/lib/http/cache-tags";

/** Whether this shop signs in with Google; a build does not know, and says no until the shop starts. */
export async function isGoogleEnabled(): Promise<boolean> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.settings);
  if (isBuilding()) return Promise.resolve(false);
  return Promise.resolve(env().GOOGLE_CLIENT_ID !== undefined);
}
