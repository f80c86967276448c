import "server-only";
import { IN_SHOP } from "@/lib/catalogue/presence";
import { RECORD, toProductRecord } from "@/lib/catalogue/queries";
import { getTaxPercent } from "@/lib/catalogue/price/shown-tax";
import type { Db } from "@/lib/db/client";
import { readRatesOfDay } from "@/lib/shop/gst/queries";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { FEED_END, feedHead, feedItem, type FeedRules } from "./merchant-feed";

/**
 * BATCH is the number of products in memory at once. The other limit is the number of products that Google reads from
 * one file.
 */
const BATCH = 250;
const MAX_PRODUCTS = 100_000;

interface FeedOptions {
  origin: string;
  settings: ShopSettings;
  now: Date;
}

/** Streams the feed of all products in the shop, one batch at a time. */
export async function* readFeed(db: Db, options: FeedOptions): AsyncGenerator<string> {
  const { origin, settings, now } = options;
  const rules: FeedRules = { ...settings, origin, now, isShippingTaxed: settings.gst !== null };
  const rates = settings.gst ? await readRatesOfDay(db, now) : [];
  const categories = await db.category.findMany({ select: { name: true, googleCategory: true } });
  const googleCategories = new Map(categories.map((each) => [each.name, each.googleCategory]));
  yield feedHead(rules);
  let after: string | undefined;
  for (let written = 0; written < MAX_PRODUCTS; written += BATCH) {
    const rows = await db.product.findMany({
      where: { ...IN_SHOP, ...(after ? { id: { gt: after } } : {}) },
      orderBy: { id: "asc" },
      take: BATCH,
      select: { ...RECORD, familyId: true, familyLabel: true },
    });
    const items = rows
      .map((row) => ({
        ...toProductRecord(row),
        familyId: row.familyId,
        familyLabel: row.familyLabel,
        googleCategory: googleCategories.get(row.category) ?? "",
      }))
      .map((product) => feedItem(product, getTaxPercent(product, settings, rates), rules));
    yield items.join("");
    after = rows.at(-1)?.id;
    if (rows.length < BATCH) break;
  }
  yield FEED_END;
}
