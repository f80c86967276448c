import { createElement, Fragment, type ReactNode } from "react";
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from "../base/http/languages";

/**
 * The shop's texts in other languages. Code and tests have the English text; a dictionary has its translation under that
 * text. What a dictionary lacks is shown in English.
 */

/** A translation, or one for each plural form that the language has, chosen by the value `count`. */
export type Translation = string | Partial<Record<Intl.LDMLPluralRule, string>>;

/** English text → translation. */
export type Words = Readonly<Record<string, Translation>>;

export type Values = Readonly<Record<string, string | number>>;

/** Translates texts into the language of a page. */
export interface Translate {
  /** @param values replacements of each `{name}` in the text */
  (text: string, values?: Values): string;
  /**
   * Translates a text with elements: `parts.name` renders the content of `<name>…</name>`; `{name}` may be an element
   * outside of them.
   */
  parts: (text: string, parts: Readonly<Record<string, Part>>) => ReactNode;
  language: Language;
}

type Part = ReactNode | ((words: string) => ReactNode);

const PLACE = /\{(\w+)\}/g;
const PART = /<(\w+)>(.*?)<\/\1>|\{(\w+)\}/g;

function translate({ language, words }: Speech, text: string, count: unknown): string {
  const translation = words[text] ?? text;
  if (typeof translation === "string") return translation;
  const form = new Intl.PluralRules(LANGUAGE_TAGS[language]).select(Number(count));
  return translation[form] ?? translation.other ?? text;
}

interface Speech {
  language: Language;
  words: Words;
}

export function translateIn(speech: Speech): Translate {
  const t = (text: string, values: Values = {}) =>
    translate(speech, text, values.count).replace(PLACE, (place, name: string) =>
      String(values[name] ?? place),
    );
  const parts: Translate["parts"] = (text, made) => {
    const fill = (words: string) =>
      words.replace(PLACE, (place, name: string) => {
        const value = made[name];
        return typeof value === "string" || typeof value === "number" ? String(value) : place;
      });
    const translated = translate(speech, text, made.count);
    const nodes: ReactNode[] = [];
    let end = 0;
    for (const match of translated.matchAll(PART)) {
      const [whole, element, words = "", place = ""] = match;
      const part = made[element ?? place];
      nodes.push(translated.slice(end, match.index));
      nodes.push(typeof part === "function" ? part(fill(words)) : part);
      end = match.index + whole.length;
    }
    // As separate children, which need no keys.
    return createElement(Fragment, null, ...nodes, translated.slice(end));
  };
  return Object.assign(t, { parts, language: speech.language });
}

const NUMBER = /\d+(?:[.,]\d+)*/g;

/** "300 GSM" uses the translation of "# GSM". */
export const numberPattern = (text: string) => text.replace(NUMBER, "#");

/** Says a text that the owner wrote, with the owner's own words: "300 GSM" also by those of "# GSM". */
export function translateOwn(t: Translate, text: string): string {
  const said = t(text);
  if (said !== text) return said;
  const numbers = text.match(NUMBER) ?? [];
  const pattern = numberPattern(text);
  const translation = t(pattern);
  if (translation === pattern) return text;
  return translation.replace(/#/g, () => numbers.shift() ?? "#");
}

/** Says days of the week: "Mon-Fri". */
export const translateDays = (t: Translate, days: string): string =>
  days.replace(/[A-Z][a-z]{2}/g, (day) => t(day));

/** Default for functions called without a translator. */
export const inEnglish: Translate = translateIn({ language: DEFAULT_LANGUAGE, words: {} });
