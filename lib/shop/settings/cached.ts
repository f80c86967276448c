import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cache } from "react";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { shownAnnouncement, type ShownAnnouncement } from "@/lib/shop/content/announcement";
import { prisma } from "@/lib/db/client";
import { isBuilding } from "@/lib/base/env";
import { cachedUntilExpired } from "@/lib/http/cache/cached-until-expired";
import { readShopSettings } from "./queries";
import { shopSettingsFrom, withDefaults, type ShopSettings } from "./shop-settings";

/**
 * The shop's settings, cached until one of them changes. A build has no database and gets the defaults; the server
 * expires what a build rendered before it serves its first request.
 */
async function cachedSettings(): Promise<ShopSettings> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.settings);
  if (isBuilding()) return shopSettingsFrom(withDefaults([]));
  return readShopSettings(prisma());
}

/** For pages, which expire with the settings. */
export const getShopSettings = cache(cachedSettings);

/** For API calls, whose responses are not cached. Returns the cached object itself, so callers must not change it. */
export const settingsForCall: () => Promise<ShopSettings> = cachedUntilExpired(
  [cacheTags.settings],
  () => readShopSettings(prisma()),
);

/**
 * The announcement in the bar above every page. One with a start or an end is cached only for hours; the browser
 * checks the exact second (components/layout/head/show-announcement.ts).
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
