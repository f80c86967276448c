"use client";

import { useWords } from "#words";
import {
  DEFAULT_LANGUAGE,
  inLanguage,
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  type Language,
} from "@/lib/base/http/languages";

/** Leads to the same page in another language; without scripts, to the home page in it. */
export function LanguageSwitch({ languages }: { languages: readonly Language[] }) {
  const say = useWords();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={say("Language")}>
      <ul className="flex gap-5">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={inLanguage(language, "/")}
              hrefLang={LANGUAGE_TAGS[language]}
              lang={LANGUAGE_TAGS[language]}
              aria-current={language === say.language ? "true" : undefined}
              onClick={({ currentTarget }) => {
                const { pathname, search, hash } = window.location;
                currentTarget.href = inLanguage(language, pathname + search + hash);
              }}
              // The system's font in English: the one word must not load a font on every page.
              className={
                say.language === DEFAULT_LANGUAGE
                  ? "footer-link font-[system-ui] aria-[current]:font-semibold"
                  : "footer-link aria-[current]:font-semibold"
              }
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
