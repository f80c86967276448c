import "server-only";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/base/http/languages";
import type { OtherLanguage } from "@/lib/base/input/translations";
import content from "./hi/content.json" with { type: "json" };
import documents from "./hi/documents.json" with { type: "json" };
import mail from "./hi/mail.json" with { type: "json" };
import { pageWords } from "./hi/page-words";
import policy from "./hi/policy.json" with { type: "json" };
import served from "./hi/served.json" with { type: "json" };
import { inEnglish, translateIn, type Translate, type Words } from "./translate";

/** Besides those of pages: what a shop begins with, documents, emails, policies, and what the server alone says. */
const DICTIONARIES: Readonly<Record<OtherLanguage, Words>> = {
  hi: { ...pageWords, ...content, ...documents, ...mail, ...policy, ...served },
};

const ALL = new Map<Language, Translate>();

/**
 * Returns what says everything in a language.
 * @param own words of the owner, besides those of the program
 */
export function getTranslate(language: Language, own: Words = {}): Translate {
  if (language === DEFAULT_LANGUAGE) return inEnglish;
  if (Object.keys(own).length > 0) {
    return translateIn({ language, words: { ...DICTIONARIES[language], ...own } });
  }
  let t = ALL.get(language);
  if (!t) {
    t = translateIn({ language, words: DICTIONARIES[language] });
    ALL.set(language, t);
  }
  return t;
}
