import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { isBuilding } from "@/lib/base/env";
import type { OtherLanguage, Translations } from "@/lib/base/input/translations";
import { publicRead } from "@/lib/db/public-read";
import { cacheTags } from "@/lib/http-cache/cache-tags";
import type { Words } from "./say";

/**
 * The names that the owner gave the categories in another language, by their English names, which addresses and filters
 * are made of everywhere. Cached until a category changes.
 */
export async function getCategoryWords(language: OtherLanguage): Promise<Words> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.categories);
  if (isBuilding()) return {};
  const rows = await publicRead((db) =>
    db.category.findMany({ select: { name: true, translations: true } }),
  );
  const words = rows.map(({ name, translations }) => {
    const texts = (translations as Translations<{ name: string }>)[language];
    return [name, texts?.name ?? name] as const;
  });
  return Object.fromEntries(words.filter(([name, translation]) => translation !== name));
}
