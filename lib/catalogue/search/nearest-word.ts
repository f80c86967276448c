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
