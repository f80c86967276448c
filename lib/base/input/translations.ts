import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "../http/languages";
import { z } from "./zod";

/**
 * The owner's texts in the shop's other languages, stored next to the English ones: `{ "hi": { "name": "…" } }`. Pages
 * merge them over the English texts field by field, so that missing ones are shown in English.
 */

export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;

export const OTHER_LANGUAGES = LANGUAGES.filter(
  (language): language is OtherLanguage => language !== DEFAULT_LANGUAGE,
);

/** A text, or a list of them. */
type Text = string | readonly string[];

export type Translations<Texts> = Partial<Record<OtherLanguage, Partial<Texts>>>;

const filled = (text: Text): Text => (typeof text === "string" ? text : text.filter(Boolean));

export function filledTranslations<Translated extends object>(
  translations: Translated,
): Translated {
  const all = translations as Translations<Record<string, Text>>;
  const languages = Object.entries(all).map(([language, texts]) => {
    const entries = Object.entries(texts).map(
      ([name, text]) => [name, filled(text ?? "")] as const,
    );
    return [language, Object.fromEntries(entries.filter(([, text]) => text.length > 0))] as const;
  });
  const kept = languages.filter(([, texts]) => Object.keys(texts).length > 0);
  return Object.fromEntries(kept) as Translated;
}

/**
 * Omits empty texts, and languages without any.
 * @param texts their fields, each of which may be empty or omitted
 */
export const translationsField = <Shape extends z.ZodRawShape>(
  texts: z.ZodObject<Shape>,
  message?: string,
) =>
  z
    .partialRecord(z.enum(OTHER_LANGUAGES, message), texts.partial(), message)
    .overwrite(filledTranslations);

/** Lays the translation of a row over those of its English texts that the row has. */
export function translateRow<Row extends { translations?: unknown }>(
  row: Row,
  language: Language,
): Row {
  if (language === DEFAULT_LANGUAGE) return row;
  const { [language]: texts = {} } = (row.translations ?? {}) as Translations<Record<string, Text>>;
  const own = Object.entries(texts).filter(([name, text]) => name in row && text?.length);
  return { ...row, ...Object.fromEntries(own) };
}
