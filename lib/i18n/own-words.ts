import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { isBuilding } from "@/lib/base/env";
import type { OtherLanguage, Translations } from "@/lib/base/input/translations";
import type { Db } from "@/lib/db/client";
import { publicRead } from "@/lib/db/public-read";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { ownWordsFrom } from "./own-word-lines";
import type { Words } from "./translate";

/** The key of the setting with the owner's words in a language (lib/shop/settings/definitions.ts). */
const SETTING = { hi: "hindiWords" } as const satisfies Record<OtherLanguage, string>;

/**
 * The owner's own words in another language: those of the settings, and the names of the categories by their English
 * names, which addresses and filters are made of everywhere.
 */
export async function readOwnWords(db: Db, language: OtherLanguage): Promise<Words> {
  const [categories, setting] = await Promise.all([
    db.category.findMany({ select: { name: true, translations: true } }),
    db.setting.findUnique({ where: { key: SETTING[language] }, select: { value: true } }),
  ]);
  const names = categories.flatMap(({ name, translations }) => {
    const texts = (translations as Translations<{ name: string }>)[language];
    return texts?.name && texts.name !== name ? [[name, texts.name] as const] : [];
  });
  return { ...ownWordsFrom(setting?.value ?? ""), ...Object.fromEntries(names) };
}

/** For pages; cached until a category or a setting changes. */
export async function getOwnWords(language: OtherLanguage): Promise<Words> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.categories, cacheTags.settings);
  return isBuilding() ? {} : publicRead((db) => readOwnWords(db, language));
}
