/** Scripts whose glyph order differs from the letter order: Devanagari to Malayalam. */
const REORDERED = /[\u0900-\u0d7f]/;

/** Joins the following letter to the same syllable (virama of each script), optionally with a joiner after it. */
const JOINS = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]\u200d?$/;

/** For a glyph without a remaining letter: readers skip it. */
const NOTHING = "\u200c";

const graphemes = new Intl.Segmenter("en-IN", { granularity: "grapheme" });

export const isReordered = (text: string): boolean => REORDERED.test(text);

/** Splits a text into parts that are shaped separately. */
export function splitSyllables(text: string): string[] {
  const syllables: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const before = syllables.at(-1);
    if (before !== undefined && JOINS.test(before)) syllables.splice(-1, 1, before + segment);
    else syllables.push(segment);
  }
  return syllables;
}

interface Glyph {
  codePoints: number[];
}

/**
 * Assigns letters to each glyph of a syllable so that, read in glyph order, they form the syllable: the sign of "ि"
 * comes before its consonant, and then reads as the consonant. Readers copy and search these letters (ToUnicode).
 * Glyphs without width read as nothing, because readers see a gap where a wide glyph reads as nothing or as a mark.
 * @param widths of the glyphs
 */
export function spell<G extends Glyph>(
  glyphs: readonly G[],
  widths: readonly number[],
  syllable: string,
): G[] {
  const own = glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));
  if (own.join("") === syllable && own.every((letters) => letters !== "")) return [...glyphs];
  const isRead = widths.map((width, index) => width > 0 || index === 0);
  const count = isRead.filter(Boolean).length;
  const parts = toParts(syllable, count);
  let next = 0;
  return glyphs.map((glyph, index) => {
    const end = next === count - 1 ? parts.length : next + 1;
    const text = (isRead[index] ? parts.slice(next, end).join("") : "") || NOTHING;
    if (isRead[index]) next = end;
    return { ...glyph, codePoints: Array.from(text, (letter) => letter.codePointAt(0) ?? 0) };
  });
}

/** The letters of a syllable with their marks. A two-part vowel sign counts as two when a part is missing. */
function toParts(syllable: string, wanted: number): string[] {
  const whole = syllable.match(LETTER) ?? [];
  return whole.length < wanted ? (syllable.normalize("NFD").match(LETTER) ?? []) : whole;
}

const LETTER = /\P{Mn}\p{Mn}*|\p{Mn}+/gu;
