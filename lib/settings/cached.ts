import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/lib/cache-tags";
import { prisma } from "@/lib/db/client";
import { isBuilding } from "@/lib/env";
import { readShopSettings } from "./queries";
import { shopSettingsFrom, withDefaults, type ShopSettings } from "./shop-settings";

/**
 * The shop's settings, kept until one of them changes. A build has no database and is answered the
 * defaults; the server expires what a build rendered before it serves its first request.
 */
export async function getShopSettings(): Promise<ShopSettings> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.settings);
  if (isBuilding()) return shopSettingsFrom(withDefaults([]));
  return readShopSettings(prisma());
}
