import "server-only";
import type { Db } from "@/lib/db/client";
import { searchTerms, wordsIn, type SearchTerm } from "./search-terms";
import type { Synonyms } from "@/lib/shop/settings/synonyms";

/** Which word somebody meant who made a slip in typing another. */

/**
 * How many slips there are between two words: letters too many, missing, wrong, or two in each other's place.
 */
export function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) rows.push(nextRow(rows, a, b));
  return rows.at(-1)?.at(-1) ?? 0;
}

function nextRow(rows: readonly number[][], a: string, b: string): number[] {
  const i = rows.length;
  const [before, above] = [rows[i - 2] ?? [], rows[i - 1] ?? []];
  const row = [i];
  for (let j = 1; j <= b.length; j += 1) {
    const isSame = a[i - 1] === b[j - 1];
    const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    const least = Math.min(
      (above[j] ?? 0) + 1,
      (row[j - 1] ?? 0) + 1,
      (above[j - 1] ?? 0) + (isSame ? 0 : 1),
    );
    row.push(isSwapped ? Math.min(least, (before[j - 2] ?? 0) + 1) : least);
  }
  return row;
}

const SHORT_WORD = 5;

/** Slips that a word of this length may hold and still be told from others. */
const mostSlips = (word: string) => (word.length <= SHORT_WORD ? 1 : 2);

/** A word as it sounds: who writes by ear writes "boks" for box and "korrugated" for corrugated. */
const soundOf = (word: string) =>
  word
    .replace(/ph/g, "f")
    .replace(/ck|[cq]/g, "k")
    .replace(/x/g, "ks")
    .replace(/z/g, "s")
    .replace(/w/g, "v")
    .replace(/ee|y/g, "i")
    .replace(/oo/g, "u")
    .replace(/(.)\1+/g, "$1");

const soundsLike = (typed: string, word: string) => soundOf(typed) === soundOf(word);

/** Few begin a word with the wrong letter: it counts as half a slip more. What sounds alike is nearer than one slip. */
const distance = (typed: string, word: string) =>
  soundsLike(typed, word) ? 0.5 : slipsBetween(typed, word) + (typed[0] === word[0] ? 0 : 0.5);

/** Whether one letter is missing of a word of three: of so few, any other slip makes another word. */
const isShortOf = (typed: string, word: string) =>
  word.length === 3 && typed[0] === word[0] && slipsBetween(typed, word) === 1;

const isNear = (typed: string, word: string) =>
  typed.length < 3
    ? isShortOf(typed, word)
    : soundsLike(typed, word) || slipsBetween(typed, word) <= mostSlips(typed);

/** The nearest of them, the first among equals; undefined where none is near, or the word has one letter. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  if (typed.length < 2) return undefined;
  const near = words
    .filter((word) => isNear(typed, word))
    .map((word) => ({ word, far: distance(typed, word) }));
  return near.sort((a, b) => a.far - b.far)[0]?.word;
}

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
