import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/lib/http-cache/cache-tags";
import { prisma } from "@/lib/db/client";
import { isBuilding } from "@/lib/base/env";
import { readRatesOfDay } from "@/lib/shop/gst/queries";
import type { RateOfDay } from "@/lib/shop/gst/rate-of-day";
import { getShopSettings } from "@/lib/shop/settings/cached";
import type { ListedProduct } from "../schemas";
import { shownBy, type Shown } from "./shown-tax";

/** The rates of the day that it is in India: kept for hours, because another day may change them. */
export async function getRatesOfDay(): Promise<RateOfDay[]> {
  "use cache";
  cacheLife("hours");
  cacheTag(cacheTags.settings);
  return readRatesOfDay(prisma(), new Date());
}

/** As pages show them: with tax, too, where the owner wants that. */
export async function shown<P extends ListedProduct>(products: readonly P[]): Promise<Shown<P>[]> {
  const settings = await getShopSettings();
  if (!settings.pricesWithTax || isBuilding()) return [...products];
  return shownBy(settings, settings.gst ? await getRatesOfDay() : [], products);
}
