import { useTranslate } from "#words";
import { cn } from "@/lib/base/cn";
import {
  DEFAULT_LANGUAGE,
  inLanguage,
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  type Language,
} from "@/lib/base/http/languages";

/** Links to the same page in another language; without scripts, to the home page in it. */
export function LanguageSwitch({
  languages,
  className,
}: {
  languages: readonly Language[];
  className: string;
}) {
  const t = useTranslate();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t("Language")}>
      <ul className="flex gap-5">
        {languages.map((language) => (
          <li key={language}>
            <a
              href={inLanguage(language, "/")}
              hrefLang={LANGUAGE_TAGS[language]}
              lang={LANGUAGE_TAGS[language]}
              aria-current={language === t.language ? "true" : undefined}
              onClick={({ currentTarget }) => {
                const { pathname, search, hash } = window.location;
                currentTarget.href = inLanguage(language, pathname + search + hash);
              }}
              // The system font, because one word must not load a font on every page.
              className={cn(
                className,
                "aria-[current]:font-semibold",
                t.language === DEFAULT_LANGUAGE && "font-[system-ui]",
              )}
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
