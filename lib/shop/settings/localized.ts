import "server-only";
import type { Metadata } from "next";
import { DEFAULT_LANGUAGE, inLanguage, LANGUAGE_TAGS } from "@/lib/base/http/languages";
import type { Translate } from "@/lib/i18n/translate";
import { pageLanguage, pageTranslate } from "@/lib/i18n/use-translate-server";
import { getShopSettings } from "./cached";

/**
 * Returns a page's metadata with its address in its language as the canonical one, and with those of the same page in
 * the shop's other languages.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 * @param metadata with a path of lib/base/paths.ts as `alternates.canonical`; without one it stays as it is
 */
export async function localized(metadata: Metadata): Promise<Metadata> {
  const { alternates } = metadata;
  const path = alternates?.canonical;
  if (typeof path !== "string") return metadata;
  const [language, { languages }] = await Promise.all([pageLanguage(), getShopSettings()]);
  const canonical = inLanguage(language, path);
  if (languages.length < 2) return { ...metadata, alternates: { ...alternates, canonical } };
  const each = languages.map((other) => [LANGUAGE_TAGS[other], inLanguage(other, path)] as const);
  const others = { ...Object.fromEntries(each), "x-default": inLanguage(DEFAULT_LANGUAGE, path) };
  return { ...metadata, alternates: { ...alternates, canonical, languages: others } };
}

/** Returns a page's `generateMetadata` where its texts depend on the language alone. */
export const pageMetadata = (describe: (t: Translate) => Metadata) => async () =>
  localized(describe(await pageTranslate()));
