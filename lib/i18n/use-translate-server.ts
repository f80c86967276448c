import { language } from "next/root-params";
import { cache, use } from "react";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@/lib/base/http/languages";
import { getTranslate } from "./dictionaries";
import { getOwnWords } from "./own-words";
import type { Translate } from "./translate";

export async function pageLanguage(): Promise<Language> {
  const requested = await language();
  return isLanguage(requested) ? requested : DEFAULT_LANGUAGE;
}

/** What says the texts of the page that is rendered, outside its parts: its title, its description. */
export const pageTranslate = cache(async (): Promise<Translate> => {
  const language = await pageLanguage();
  if (language === DEFAULT_LANGUAGE) return getTranslate(language);
  return getTranslate(language, await getOwnWords(language));
});

/** For parts that run on the server alone, or on both sides; import it as "#words". */
export const useTranslate = (): Translate => use(pageTranslate());
