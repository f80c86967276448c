import "server-only";
import type { Db } from "@/lib/db/client";
import { nearestWord } from "./nearest-word";
import { searchTerms, wordsIn, type SearchTerm } from "./search-terms";
import type { Synonyms } from "@/lib/shop/settings/synonyms";

/** What a search may have meant that finds nothing. */
export interface OtherReading {
  terms: SearchTerm[];
  /** The search as it should have been typed; undefined where only parts of words were typed. */
  didYouMean?: string;
}

interface Candidate {
  typed: string;
  word: string;
  /** "within": what was typed is a part of it; "like": it looks alike. */
  kind: "within" | "like";
}

/** Parts of a word that stand for so many words stand for none of them. */
const MOST_WHOLE_WORDS = 8;

/**
 * Reads a search again, by the words that stand in the catalogue: a part of one stands for it, and one that
 * nobody wrote for the word that is nearest to it. Null where that says nothing new.
 */
export async function readAgain(
  db: Db,
  q: string,
  synonyms: Synonyms,
): Promise<OtherReading | null> {
  const terms = searchTerms(q, synonyms);
  const typed = terms.flatMap(({ word }) => (word && /^\D{2,30}$/.test(word) ? [word] : []));
  if (typed.length === 0) return null;
  const candidates = await candidatesFor(db, typed);
  const wordsOf = (word: string, kind: Candidate["kind"]) =>
    candidates.flatMap((found) => (found.typed === word && found.kind === kind ? found.word : []));
  const meant = new Map<string, string>();
  const read = terms.map((term) => {
    const { word = "" } = term;
    const whole = wordsOf(word, "within");
    if (!typed.includes(word) || synonyms.meaningsOf(word).length > 0) return term;
    if (whole.length > 0) return withWords(term, whole);
    const nearest = nearestWord(word, [...wordsOf(word, "like"), ...synonyms.words]);
    if (!nearest) return term;
    meant.set(word, nearest);
    return searchTerms(nearest, synonyms)[0] ?? term;
  });
  if (read.every((term, index) => term === terms[index])) return null;
  return { terms: read, ...(meant.size > 0 ? { didYouMean: rewritten(q, meant) } : {}) };
}

const withWords = (term: SearchTerm, words: readonly string[]): SearchTerm => ({
  ...term,
  near: [...term.near, ...words.map((word) => ({ words: [word] }))],
});

/** The text as it was typed, but for the words that were meant otherwise. */
function rewritten(q: string, meant: ReadonlyMap<string, string>): string {
  return q
    .trim()
    .split(/\s+/)
    .map((part) => {
      const words = wordsIn(part);
      if (!words.some((word) => meant.has(word))) return part;
      return words.map((word) => meant.get(word) ?? word).join(" ");
    })
    .join(" ");
}

/** The words have no character that `LIKE` takes for another. */
function candidatesFor(db: Db, typed: readonly string[]): Promise<Candidate[]> {
  return db.$queryRaw<Candidate[]>`
    SELECT typed, found.word, found.kind
    FROM unnest(${typed}::text[]) AS typed, LATERAL (
      (SELECT word, 'within' AS kind FROM catalogue_words
        WHERE word LIKE '%' || typed || '%' ORDER BY word LIKE typed || '%' DESC, length(word), word
        LIMIT ${MOST_WHOLE_WORDS})
      UNION ALL
      (SELECT word, 'like' FROM catalogue_words
        WHERE word % typed ORDER BY similarity(word, typed) DESC, word LIMIT 20)
      UNION ALL
      (SELECT word, 'like' FROM catalogue_words
        WHERE word LIKE left(typed, 1) || '%' AND abs(length(word) - length(typed)) <= 1
        ORDER BY similarity(word, typed) DESC, word LIMIT 50)
    ) AS found`;
}
