import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { prisma } from "@/lib/db/client";
import { isBuilding } from "@/lib/base/env";
import { readRatesOfDay } from "@/lib/shop/gst/queries";
import type { RateOfDay } from "@/lib/shop/gst/rate-of-day";
import { getShopSettings } from "@/lib/shop/settings/cached";
import type { ListedProduct } from "../schemas";
import { shownBy, type Shown } from "./shown-tax";

/** Returns today's tax rates by the date in India. Cached for hours, because rates can change on another day. */
export async function getRatesOfDay(): Promise<RateOfDay[]> {
  "use cache";
  cacheLife("hours");
  cacheTag(cacheTags.settings);
  return readRatesOfDay(prisma(), new Date());
}

/** Adds prices with tax, if the owner wants them shown. */
export async function shown<P extends ListedProduct>(products: readonly P[]): Promise<Shown<P>[]> {
  const settings = await getShopSettings();
  if (!settings.pricesWithTax || isBuilding()) return [...products];
  return shownBy(settings, settings.gst ? await getRatesOfDay() : [], products);
}
