/** The languages of the shop's pages. Addresses in English have no prefix; in another language they begin with its own. */

export const LANGUAGES = ["en", "hi"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE = "en" satisfies Language;

/** BCP 47 tags, for `lang` and hreflang. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: "en-IN", hi: "hi-IN" };

/** Native names of the languages. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", hi: "हिन्दी" };

export const isLanguage = (text: unknown): text is Language =>
  LANGUAGES.some((language) => language === text);

/** The first segment of a page's address inside Next, for rewrites. Middleware gives it to addresses without one. */
export const LANGUAGE_SEGMENT = `/:language(${LANGUAGES.join("|")})`;

/**
 * Splits an address of the shop, with or without a query, into its language and the address of the same page in
 * English. What decides by the address (cache, limits, guard, headers) reads the latter.
 */
export function splitLanguage(address: string): { language: Language; plain: string } {
  const [, first, remaining = ""] = /^\/([^/?#]*)(.*)$/s.exec(address) ?? [];
  if (!isLanguage(first) || first === DEFAULT_LANGUAGE) {
    return { language: DEFAULT_LANGUAGE, plain: address };
  }
  return { language: first, plain: `/${remaining.replace(LEADING_SLASHES, "")}` };
}

/** Characters that browsers treat as slashes or drop: "/hi//host" must not become "//host". */
const LEADING_SLASHES = /^[/\\\p{Cc}]+/u;

/** Addresses that have no language: other hosts, the API, and the staff's pages. */
const WITHOUT = /^(?!\/(?!\/))|^\/(?:api|admin)(?:[/?]|$)/;

/** Returns the address of the same page in a language; an address without a language stays as it is. */
export function inLanguage(language: Language, address: string): string {
  if (WITHOUT.test(address)) return address;
  const { plain } = splitLanguage(address);
  return language === DEFAULT_LANGUAGE
    ? plain
    : `/${language}${plain.replace(/^\/(?=$|[?#])/, "")}`;
}

/**
 * The language that a call asks for: the first of the shop's in Accept-Language, English without one. Pages send their own, not
 * the browser's.
 */
export function requestedLanguage(headers: Headers): Language {
  const requested = headers.get("accept-language") ?? "";
  const tags = requested.split(",").map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return tags.find(isLanguage) ?? DEFAULT_LANGUAGE;
}
