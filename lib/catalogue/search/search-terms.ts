import type { Synonyms } from "@/lib/shop/settings/synonyms";
import { readMeasures } from "./sizes";

/** A parsed search: its words, or an article number. */
export interface Reading {
  /** A product must match all of them. */
  terms: readonly SearchTerm[];
  /** In the form of `article_terms` in the database; undefined when the text cannot be an article number. */
  article?: ArticleNumber;
}

export interface ArticleNumber {
  term: string;
  /** Whether the text may be the beginning of an article number. */
  isPrefix: boolean;
}

export interface SearchTerm {
  /** The typed word; undefined for a measure. */
  word?: string;
  /** Terms in the syntax of `to_tsquery`, without weights: exact matches, and near ones. */
  exact: TermPart[];
  near: TermPart[];
}

/** Words that must occur in the same part of a product. */
export interface TermPart {
  words: string[];
  /** True when words that begin with it also match. */
  isPrefix?: true;
  /** True for a synonym, which counts in names and specifications but not in descriptions. */
  isMeaning?: true;
}

/** Each further word costs the database as much as the first. */
const MAX_TERMS = 12;

/** Words without meaning for products, ignored in a search of several words. */
const FILLERS = new Set(
  `a an and at by for from in of on or the to with x ka ke ki का के की alternative alternatives substitute
  replacement price rate wholesale bulk supplier manufacturer online buy cheap`.split(/\s+/),
);

/** Shorter texts are the beginning of too many article numbers. */
const MIN_BEGINNING = 3;

/**
 * The index holds words up to 2046 bytes and rejects queries for longer ones. One character can become 18 after
 * decomposition.
 */
const LONGEST_WORD = 500;

const COMBINING = /[\u0300-\u036f]/g;
const NO_WORD = /[^a-z0-9\u00df-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3040-\ud7ff]+/;

/** Splits a text into lower-case words without accents, like `search_words` in the database. */
export function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(COMBINING, "")
    .split(NO_WORD)
    .flatMap((word) => /^(\d+)([a-z]+)$/.exec(word)?.slice(1) ?? [word])
    .filter(Boolean);
}

const searchableWords = (text: string) => wordsIn(text).map((word) => word.slice(0, LONGEST_WORD));

export function readTerms(q: string, synonyms: Synonyms): Reading {
  const letters = wordsIn(q).join("").slice(0, LONGEST_WORD);
  const isPrefix = letters.length >= MIN_BEGINNING;
  return {
    terms: searchTerms(q, synonyms),
    ...(letters === "" ? {} : { article: { term: `'#${letters}'`, isPrefix } }),
  };
}

export function searchTerms(q: string, synonyms: Synonyms): SearchTerm[] {
  const { measures, rest } = readMeasures(q);
  const words = [...new Set(searchableWords(rest))];
  const telling = words.filter((word) => !FILLERS.has(word));
  const requested = telling.length > 0 || measures.length > 0 ? telling : words;
  return [
    ...measures.map(({ exact, near }) => ({ exact: parts(exact), near: parts(near) })),
    ...requested.map((word) => wordTerm(word, synonyms)),
  ].slice(0, MAX_TERMS);
}

const parts = (terms: readonly string[]): TermPart[] => terms.map((term) => ({ words: [term] }));

function wordTerm(word: string, synonyms: Synonyms): SearchTerm {
  const meanings = synonyms
    .meaningsOf(word)
    .map((meaning): TermPart => ({ words: searchableWords(meaning), isMeaning: true }));
  return {
    word,
    exact: [{ words: [word] }],
    near: [{ words: [word], isPrefix: true }, ...meanings.filter(({ words }) => words.length > 0)],
  };
}

/**
 * The weights `A`, `B` and `C` limit the part of a product (see `ProductSearchDocument`); an empty weight matches all
 * parts.
 */
export function tsquery(parts: readonly TermPart[], weight: "A" | "B" | "C" | "" = ""): string {
  return parts
    .map(({ words, isPrefix, isMeaning }) => {
      const places = weight || (isMeaning ? "ABC" : "");
      const suffix = `${isPrefix ? "*" : ""}${places}`;
      const lexemes = words.map((word) => `'${word}'${suffix && `:${suffix}`}`);
      return lexemes.length > 1 ? `(${lexemes.join(" & ")})` : lexemes.join("");
    })
    .join(" | ");
}
