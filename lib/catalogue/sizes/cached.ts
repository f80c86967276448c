import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { isBuilding } from "@/lib/base/env";
import { publicRead } from "@/lib/db/public-read";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { listStyles } from "./public-styles";
import type { Style } from "./schemas";

/** The styles that are made to size, until the table or the day changes. A build has no database and gets none. */
export async function getStyles(): Promise<Style[]> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.sizes);
  if (isBuilding()) return [];
  return publicRead((db) => listStyles(db));
}
