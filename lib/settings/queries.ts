import "server-only";
import type { Db } from "@/lib/db/client";
import { SETTING_KEYS, SETTINGS, type SettingKey } from "./definitions";
import { withoutKeyless } from "./razorpay-keys";
import type { Setting, Settings } from "./schemas";
import { shopSettingsFrom, withDefaults, type ShopSettings } from "./shop-settings";

const storedRows = (db: Db) => db.setting.findMany({ select: { key: true, value: true } });

export async function readShopSettings(db: Db): Promise<ShopSettings> {
  return withoutKeyless(shopSettingsFrom(withDefaults(await storedRows(db))));
}

/** Every setting as the admin sees it, by key, with the default where nothing is stored. */
export async function listSettings(db: Db): Promise<Settings> {
  const values = withDefaults(await storedRows(db));
  return Object.fromEntries(SETTING_KEYS.map((key) => [key, settingOf(key, values[key])]));
}

export function settingOf(key: SettingKey, value: string): Setting {
  const { type, description } = SETTINGS[key];
  return { key, value, type, description };
}
