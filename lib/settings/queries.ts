import "server-only";
import type { Db } from "@/lib/db/client";
import { shopSettingsFrom, withDefaults, type ShopSettings } from "./shop-settings";

export async function readShopSettings(db: Db): Promise<ShopSettings> {
  const rows = await db.setting.findMany({ select: { key: true, value: true } });
  return shopSettingsFrom(withDefaults(rows));
}
