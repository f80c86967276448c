/** Words that one person writes together and another apart: "paperbag", "clam shell". */

/** A shorter part is an ending or a slip rather than a word. */
const LEAST_LETTERS = 3;

type Parts = readonly [string, string];

/** Returns every way to split a word in two; none for a short word. */
export const listSplits = (word: string): Parts[] =>
  Array.from({ length: Math.max(0, word.length - 2 * LEAST_LETTERS + 1) }, (_, index) => {
    const at = index + LEAST_LETTERS;
    return [word.slice(0, at), word.slice(at)];
  });

/** Returns the two known words that a word is made of, of several pairs the most even one. */
export function findCompound(word: string, isKnown: (part: string) => boolean): Parts | undefined {
  const shorter = (parts: Parts) => Math.min(...parts.map(({ length }) => length));
  return listSplits(word)
    .filter((parts) => parts.every(isKnown))
    .sort((a, b) => shorter(b) - shorter(a))[0];
}

/** Joins two neighbours to one word where that word is known. */
export function joinNeighbours<T extends { word?: string }>(
  terms: readonly T[],
  join: (word: string) => T | undefined,
): T[] {
  const joined: T[] = [];
  for (let index = 0; index < terms.length; index += 1) {
    const [term, next] = terms.slice(index);
    if (!term) break;
    const both = term.word && next?.word ? join(term.word + next.word) : undefined;
    joined.push(both ?? term);
    if (both) index += 1;
  }
  return joined;
}
