import "server-only";
import type { Db } from "@/lib/db/client";
import { singulars, type Synonyms } from "@/lib/shop/settings/synonyms";
import { findCompound, joinNeighbours, listSplits } from "./compound-words";
import { searchTerms, wordsIn, type SearchTerm } from "./search-terms";

/** Corrects misspelled words of a search by the words of the catalogue. */

/** Counts the slips between two words: each missing, extra or wrong letter and each pair of swapped letters. */
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

/** Maximum slips for a word of this length; more would match unrelated words. */
const mostSlips = (word: string) => (word.length <= SHORT_WORD ? 1 : 2);

/**
 * Returns a word as it sounds, because people who spell by ear write "boks" for box and "korrugated" for corrugated.
 */
const phoneticKey = (word: string) =>
  word
    .replace(/ph/g, "f")
    .replace(/ck|[cq]/g, "k")
    .replace(/x/g, "ks")
    .replace(/z/g, "s")
    .replace(/w/g, "v")
    .replace(/ee|y/g, "i")
    .replace(/oo/g, "u")
    .replace(/(.)\1+/g, "$1");

const soundsLike = (typed: string, word: string) => phoneticKey(typed) === phoneticKey(word);

/** A wrong first letter is rare and counts half a slip more. A word that sounds the same is nearer than one slip. */
const distance = (typed: string, word: string) =>
  soundsLike(typed, word) ? 0.5 : slipsBetween(typed, word) + (typed[0] === word[0] ? 0 : 0.5);

/**
 * Whether one letter of a word of three letters is missing. In such a short word, any other slip makes a different
 * word.
 */
const isShortOf = (typed: string, word: string) =>
  word.length === 3 && typed[0] === word[0] && slipsBetween(typed, word) === 1;

const isNear = (typed: string, word: string) =>
  typed.length < 3
    ? isShortOf(typed, word)
    : soundsLike(typed, word) || slipsBetween(typed, word) <= mostSlips(typed);

/** Returns the nearest word, the first of equals; undefined when none is near or the typed word has one letter. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  if (typed.length < 2) return undefined;
  const near = words
    .filter((word) => isNear(typed, word))
    .map((word) => ({ word, far: distance(typed, word) }));
  return near.sort((a, b) => a.far - b.far)[0]?.word;
}

/** Another reading of a search that found nothing. */
export interface OtherReading {
  terms: SearchTerm[];
  /** The corrected search; undefined when only parts of words were typed. */
  didYouMean?: string;
}

interface Candidate {
  typed: string;
  word: string;
  /** "within": the typed text is part of the word; "like": the word looks similar; "part": of a compound. */
  kind: "within" | "like" | "part";
}

/** A part of a word that occurs in more words than this is ignored. */
const MAX_WHOLE_WORDS = 8;

const CORRECTABLE = /^\D{2,30}$/;

/**
 * Reads a search again with the words of the catalogue. A part of a word is replaced by that word, a compound is
 * written as the catalogue writes it, and an unknown word is replaced by the nearest one. Returns null when this
 * changes nothing.
 */
export async function readAgain(
  db: Db,
  q: string,
  synonyms: Synonyms,
): Promise<OtherReading | null> {
  const requested = searchTerms(q, synonyms);
  const toTyped = (terms: readonly SearchTerm[]) =>
    terms.flatMap(({ word = "" }) => (CORRECTABLE.test(word) ? [word] : []));
  if (toTyped(requested).length === 0) return null;
  const candidates = await candidatesFor(db, toTyped(requested), listParts(requested));
  const known = new Set(candidates.flatMap(({ kind, word }) => (kind === "part" ? word : [])));
  const isKnown = (word: string) =>
    synonyms.meaningsOf(word).length > 0 || singulars(word).some((form) => known.has(form));
  const toTerms = (words: readonly string[]) => searchTerms(words.join(" "), synonyms);
  const terms = joinNeighbours(requested, (word) =>
    isKnown(word) ? toTerms([word])[0] : undefined,
  );
  const typed = toTyped(terms);
  const toWords = (word: string, kind: Candidate["kind"]) =>
    candidates.flatMap((found) => (found.typed === word && found.kind === kind ? found.word : []));
  const meant = new Map<string, string>();
  const read = terms.flatMap((term) => {
    const { word = "" } = term;
    const whole = toWords(word, "within");
    if (!typed.includes(word) || synonyms.meaningsOf(word).length > 0) return [term];
    if (whole.length > 0) return [withWords(term, whole)];
    const compound = findCompound(word, isKnown);
    if (compound) return toTerms(compound);
    const synonymForms = synonyms.words.flatMap((listed) => [listed, `${listed}s`]);
    const nearest = nearestWord(word, [...toWords(word, "like"), ...synonymForms]);
    if (!nearest) return [term];
    meant.set(word, nearest);
    return toTerms([nearest]);
  });
  if (read.every((term, index) => term === requested[index])) return null;
  return { terms: read, ...(meant.size > 0 ? { didYouMean: rewritten(q, meant) } : {}) };
}

/** Returns all that a term can be split into or joined to, with what each may be the plural of. */
function listParts(terms: readonly SearchTerm[]): string[] {
  const words = terms.map(({ word = "" }) => word);
  const parts = words.flatMap((word, index) => [
    word + (words[index + 1] ?? ""),
    ...listSplits(word).flat(),
  ]);
  return [...new Set(parts.flatMap(singulars))];
}

const withWords = (term: SearchTerm, words: readonly string[]): SearchTerm => ({
  ...term,
  near: [...term.near, ...words.map((word) => ({ words: [word] }))],
});

/** Returns the typed text with the corrected words replaced. */
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

/** Needs no escaping, because the words contain no wildcard of `LIKE`. */
function candidatesFor(
  db: Db,
  typed: readonly string[],
  parts: readonly string[],
): Promise<Candidate[]> {
  return db.$queryRaw<Candidate[]>`
    SELECT typed, found.word, found.kind
    FROM unnest(${typed}::text[]) AS typed, LATERAL (
      (SELECT word, 'within' AS kind FROM catalogue_words
        WHERE word LIKE '%' || typed || '%' ORDER BY word LIKE typed || '%' DESC, length(word), word
        LIMIT ${MAX_WHOLE_WORDS})
      UNION ALL
      (SELECT word, 'like' FROM catalogue_words
        WHERE word % typed ORDER BY similarity(word, typed) DESC, word LIMIT 20)
      UNION ALL
      (SELECT word, 'like' FROM catalogue_words
        WHERE word LIKE left(typed, 1) || '%' AND abs(length(word) - length(typed)) <= 1
        ORDER BY similarity(word, typed) DESC, word LIMIT 50)
    ) AS found
    UNION ALL
    SELECT word, word, 'part' FROM catalogue_words WHERE word = ANY (${parts}::text[])`;
}
