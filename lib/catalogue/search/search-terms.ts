import { readMeasures } from "./sizes";
import type { Synonyms } from "@/lib/shop/settings/synonyms";

/** How a search is read: by its words, or as an article number. */
export interface Reading {
  /** A product has to answer all of them. */
  terms: readonly SearchTerm[];
  /** As `article_terms` in the database; undefined where it can be none. */
  article?: ArticleNumber;
}

export interface ArticleNumber {
  term: string;
  /** Whether it may be the beginning of one. */
  isPrefix: boolean;
}

/** What a search looks for, one entry for each word and measure. */
export interface SearchTerm {
  /** As it was typed; undefined for a measure. */
  word?: string;
  /** In the syntax of `to_tsquery`, without weights: what it says, and what comes close. */
  exact: TermPart[];
  near: TermPart[];
}

/** Words that have to stand in the same part of a product. */
export interface TermPart {
  words: string[];
  /** Whether words that begin so do as well. */
  isPrefix?: true;
  /** What a word means counts where a product is named and specified, not where it is told of. */
  isMeaning?: true;
}

/** Nobody types more; each further word costs the database as much as the first. */
const MOST_TERMS = 12;

/** What says nothing about a product, in a search of several words. */
const FILLERS = new Set(
  `a an and at by for from in of on or the to with x ka ke ki का के की alternative alternatives substitute
  replacement price rate wholesale bulk supplier manufacturer online buy cheap`.split(/\s+/),
);

/** What is shorter begins too many article numbers. */
const LEAST_BEGINNING = 3;

/** No index holds a longer word (2046 bytes), and none may be asked for; one character can become eighteen. */
const LONGEST_WORD = 500;

const COMBINING = /[\u0300-\u036f]/g;
const NO_WORD = /[^a-z0-9\u00df-\u00f6\u00f8-\u1fff\u2c00-\u2fff\u3040-\ud7ff]+/;

/** The words of a text, lower-cased and without accents: as `search_words` in the database. */
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

/** Reads what somebody searches for. */
export function readingOf(q: string, synonyms: Synonyms): Reading {
  const letters = wordsIn(q).join("").slice(0, LONGEST_WORD);
  const isPrefix = letters.length >= LEAST_BEGINNING;
  return {
    terms: searchTerms(q, synonyms),
    ...(letters === "" ? {} : { article: { term: `'#${letters}'`, isPrefix } }),
  };
}

/** The words and measures of what somebody searches for. */
export function searchTerms(q: string, synonyms: Synonyms): SearchTerm[] {
  const { measures, rest } = readMeasures(q);
  const words = [...new Set(searchableWords(rest))];
  const telling = words.filter((word) => !FILLERS.has(word));
  const asked = telling.length > 0 || measures.length > 0 ? telling : words;
  return [
    ...measures.map(({ exact, near }) => ({ exact: parts(exact), near: parts(near) })),
    ...asked.map((word) => wordTerm(word, synonyms)),
  ].slice(0, MOST_TERMS);
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

/** `A`, `B` and `C` tell where it stands (see `ProductSearchDocument`); none: anywhere. */
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
