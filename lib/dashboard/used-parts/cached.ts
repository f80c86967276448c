import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { isBuilding } from "@/lib/base/env";
import { prisma } from "@/lib/db/client";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { readUnusedParts, type OptionalPart } from "./used-parts";

/** The unused parts, as of a minute ago: a part used for the first time is open then, and so is shown. */
export async function getUnusedParts(): Promise<OptionalPart[]> {
  "use cache";
  cacheLife("minutes");
  cacheTag(cacheTags.settings);
  return isBuilding() ? [] : readUnusedParts(prisma());
}
