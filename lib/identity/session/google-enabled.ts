import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { env, isBuilding } from "@/lib/base/env";

/** True when this shop signs in with Google; lib/base/env.ts requires the client id and its secret together. */
export function isGoogleOn(): boolean {
  return env().GOOGLE_CLIENT_ID !== undefined;
}

/** Same as `isGoogleOn` for cached pages. A build does not know the setting and returns false until the shop starts. */
export async function isGoogleEnabled(): Promise<boolean> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.settings);
  if (isBuilding()) return Promise.resolve(false);
  return Promise.resolve(isGoogleOn());
}
