"use client";

import { createContext, use, useId, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { TextField, TextareaField } from "@/components/shared/form/text-field";
import { LANGUAGE_TAGS } from "@/lib/base/http/languages";
import type { OtherLanguage } from "@/lib/base/input/translations";
import { counted } from "@/lib/base/text/counts";

const LanguagesContext = createContext<readonly OtherLanguage[]>([]);

interface TranslationLanguagesProps {
  /** Languages of the shop's pages other than English. */
  languages: readonly OtherLanguage[];
  children: ReactNode;
}

/** Provides forms with the languages for translations. */
export function TranslationLanguages({ languages, children }: TranslationLanguagesProps) {
  return <LanguagesContext value={languages}>{children}</LanguagesContext>;
}

/** Whether the shop has pages in other languages. */
export const useTranslated = (): boolean => use(LanguagesContext).length > 0;

/** What the back office calls a language: "Hindi". */
const languageName = (language: OtherLanguage) =>
  new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language;

interface TranslatedText {
  /** The key of the English text in the form, and of its translation. */
  name: string;
  label: string;
  isLong?: boolean;
}

interface TranslationFieldsProps {
  texts: readonly TranslatedText[];
  /** Returns a field's name in the form. */
  at?: (name: string) => string;
}

/** A text or a list as one text. */
const toText = (value: string | { text: string }[] | undefined): string =>
  Array.isArray(value)
    ? value
        .map(({ text }) => text)
        .filter(Boolean)
        .join("\n")
    : (value ?? "");

/**
 * The translations of a form's texts, each beside its English text; renders nothing in an English-only shop. Empty
 * texts have no translation.
 */
export function TranslationFields({ texts, at = (name) => name }: TranslationFieldsProps) {
  const typed = useWatch({ name: texts.map(({ name }) => at(name)) }) as (
    string | { text: string }[] | undefined
  )[];
  const there = texts.flatMap((text, index) => {
    const english = toText(typed[index]);
    return english.trim() === "" ? [] : { ...text, english };
  });
  return use(LanguagesContext).map((language) => (
    <TextsInLanguage
      key={language}
      language={language}
      texts={there}
      at={(name) => at(`translations.${language}.${name}`)}
    />
  ));
}

interface TextsInLanguageProps extends Required<TranslationFieldsProps> {
  language: OtherLanguage;
  texts: readonly (TranslatedText & { english: string })[];
}

function TextsInLanguage({ language, texts, at }: TextsInLanguageProps) {
  const id = useId();
  const typed = useWatch({ name: texts.map(({ name }) => at(name)) }) as (string | undefined)[];
  const missing = typed.filter((text) => !text?.trim()).length;
  return (
    <div role="group" aria-labelledby={id} className="mt-4 border-t perforated pt-4">
      <h3 id={id} className="font-sans text-base font-medium">
        In {languageName(language)}
      </h3>
      {missing > 0 && (
        <p className="mt-0.5 text-sm text-muted-foreground">
          Missing: {counted(missing, "text")}. Shown in English until then.
        </p>
      )}
      <div className="mt-3 space-y-4">
        {texts.map(({ name, label, english, isLong }) => {
          const Field = isLong ? TextareaField : TextField;
          return (
            <Field
              key={name}
              name={at(name)}
              label={`${label} in ${languageName(language)}`}
              lang={LANGUAGE_TAGS[language]}
              autoComplete="off"
              hint={<span className="whitespace-pre-line">{english}</span>}
            />
          );
        })}
      </div>
    </div>
  );
}
