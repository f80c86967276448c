import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/lib/http-cache/cache-tags";
import { env, isBuilding } from "@/lib/base/env";

/** Whether this shop signs in with Google; lib/base/env.ts takes the id with its secret only. */
export function isGoogleOn(): boolean {
  return env().GOOGLE_CLIENT_ID !== undefined;
}

/** The same for pages, which keep it; a build does not know, and says no until the shop starts. */
export async function isGoogleEnabled(): Promise<boolean> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.settings);
  if (isBuilding()) return Promise.resolve(false);
  return Promise.resolve(isGoogleOn());
}
