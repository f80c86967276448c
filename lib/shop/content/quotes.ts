import { inEnglish, type Translate } from "@/lib/i18n/translate";
import { findFigure, translatePhrase } from "./phrases";
import type { Claims } from "./claims";

/**
 * Owner's texts that quote the shop's promises: "{production}" becomes "3-5 business days" (docs/product.md: Site
 * content). A clause that quotes a promise the shop does not make is omitted; if it is the first clause, the whole
 * sentence.
 */

const QUOTES = {
  "minimum order": ({ minimumOrder }: Claims) => minimumOrder,
  production: ({ production }: Claims) => production,
  delivery: ({ delivery }: Claims) => delivery,
  "quote reply": ({ quoteReply }: Claims) => quoteReply,
  response: ({ response }: Claims) => response,
  clients: ({ clients }: Claims) => clients,
  states: ({ states }: Claims) => states,
  "clients and states": ({ clients, states }: Claims, t: Translate) =>
    clients && states
      ? t("{clients} clients in {states} states", { clients, states })
      : clients && t("{clients} clients", { clients }),
};

export type QuoteName = keyof typeof QUOTES;

/** The marks as they are typed in a text: "{minimum order}". */
export const QUOTE_MARKS = Object.keys(QUOTES).map((name) => `{${name}}`);

const isQuoteName = (name: string): name is QuoteName => Object.hasOwn(QUOTES, name);

const MARKS = /\{([^{}]*)\}/g;

const quoted = (name: string, claims: Claims, t: Translate): string =>
  isQuoteName(name) ? translatePhrase(t, QUOTES[name](claims, t)) : "";

/** Whether one of the texts makes a promise, by its mark or in its words. */
export function isQuoted(
  name: QuoteName,
  texts: readonly string[],
  claims: Claims,
  t: Translate,
): boolean {
  const words = quoted(name, claims, t);
  return texts.some((text) => text.includes(`{${name}}`) || (words !== "" && text.includes(words)));
}

/** Returns a text in braces that is not a known promise; undefined when there is none. */
export function unknownMark(text: string): string | undefined {
  const unknown = [...text.matchAll(MARKS)].find(([, name = ""]) => !isQuoteName(name));
  return unknown?.[0] ?? /[{}]/.exec(text.replaceAll(MARKS, ""))?.[0];
}

/** Returns the clauses of a text that are separated by commas, each with its closing punctuation. */
export function splitClauses(text: string, claims: Claims, t: Translate = inEnglish): string[] {
  return text
    .trim()
    .split(/(?<=[.!?।])\s+/)
    .flatMap((sentence) => spokenClauses(sentence, claims, t))
    .map((clause) => clause.replaceAll(MARKS, (_, name: string) => quoted(name, claims, t)));
}

function spokenClauses(sentence: string, claims: Claims, t: Translate): string[] {
  const [, words = "", end = ""] = /^(.*?)([.!?।]*)$/s.exec(sentence) ?? [];
  const isSilent = (clause: string) =>
    [...clause.matchAll(MARKS)].some(([, name = ""]) => quoted(name, claims, t) === "");
  const [first = "", ...others] = words.split(/,\s+/);
  if (first === "" || isSilent(first)) return [];
  const spoken = [first, ...others.filter((clause) => !isSilent(clause))];
  return spoken.map((clause, index) => clause + (index < spoken.length - 1 ? "," : end));
}

/** Same as `splitClauses`, joined into one text. */
export const spoken = (text: string, claims: Claims, t: Translate = inEnglish): string =>
  splitClauses(text, claims, t).join(" ");

/** Returns the large figure shown beside a text; for a quoted promise only its figure. */
export const spokenFigure = (figure: string, claims: Claims): string =>
  figure.replaceAll(MARKS, (_, name: string) => findFigure(quoted(name, claims, inEnglish)));
