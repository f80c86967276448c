import "server-only";
import type { Db } from "@/lib/db/client";
import { contentFrom, DRAFT, LIVE } from "@/lib/shop/content/queries";
import { SETTING_KEYS, SETTINGS, type SettingKey } from "./definitions";
import { withKeys } from "./gateway-keys";
import type { Setting, Settings } from "./schemas";
import { shopSettingsFrom, withDefaults, type ShopSettings } from "./shop-settings";

const storedRows = (db: Db) => db.setting.findMany({ select: { key: true, value: true } });

/** Uses no LIKE, so that it is a prepared statement (lib/db/client.ts): every mail runs it. */
export async function readShopSettings(db: Db): Promise<ShopSettings> {
  const rows = await db.$queryRaw<{ key: string; value: string }[]>`
    SELECT "key", "value" FROM "settings" WHERE NOT starts_with("key", ${DRAFT})`;
  const settings = shopSettingsFrom(withDefaults(rows), contentFrom(rows));
  const isDecided = rows.some(({ key }) => key === "paymentMethods");
  return withKeys({ ...settings, payments: { ...settings.payments, isDecided } });
}

/** Returns the settings as if all drafts of its content were published. */
export async function readDraftedSettings(db: Db): Promise<ShopSettings> {
  const rows = await storedRows(db);
  return withKeys(shopSettingsFrom(withDefaults(rows), contentFrom(rows, [DRAFT, LIVE])));
}

/** Returns every setting as the admin sees it, by key, with the default when nothing is stored. */
export async function listSettings(db: Db): Promise<Settings> {
  const values = withDefaults(await storedRows(db));
  return Object.fromEntries(SETTING_KEYS.map((key) => [key, toSetting(key, values[key])]));
}

export function toSetting(key: SettingKey, value: string): Setting {
  const { type, description } = SETTINGS[key];
  return { key, value, type, description };
}
