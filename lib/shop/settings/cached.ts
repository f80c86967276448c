import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cache } from "react";
import { cacheTags } from "@/lib/http-cache/cache-tags";
import { shownAnnouncement, type ShownAnnouncement } from "@/lib/shop/content/announcement";
import { prisma } from "@/lib/db/client";
import { isBuilding } from "@/lib/base/env";
import { cachedUntilExpired } from "@/lib/http-cache/cached-until-expired";
import { readShopSettings } from "./queries";
import { shopSettingsFrom, withDefaults, type ShopSettings } from "./shop-settings";

/**
 * The shop's settings, kept until one of them changes. A build has no database and is answered the
 * defaults; the server expires what a build rendered before it serves its first request.
 */
async function cachedSettings(): Promise<ShopSettings> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.settings);
  if (isBuilding()) return shopSettingsFrom(withDefaults([]));
  return readShopSettings(prisma());
}

/** For pages, which are outdated with them. */
export const getShopSettings = cache(cachedSettings);

/** For calls of the API, which are answered once: the very settings that are kept, for nobody to change. */
export const settingsForCall: () => Promise<ShopSettings> = cachedUntilExpired(
  [cacheTags.settings],
  () => readShopSettings(prisma()),
);

/**
 * What the bar above every page says. Kept for hours where its time begins or ends; the browser knows
 * that to the second (components/layout/announcement-script.tsx).
 */
async function cachedAnnouncement(): Promise<ShownAnnouncement | null> {
  "use cache";
  cacheTag(cacheTags.settings);
  const { announcement } = (await getShopSettings()).content;
  if (announcement.from || announcement.to) cacheLife("hours");
  else cacheLife("max");
  return shownAnnouncement(announcement, new Date());
}

export const getAnnouncement = cache(cachedAnnouncement);
