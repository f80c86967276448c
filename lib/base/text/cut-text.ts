const graphemes = new Intl.Segmenter("en-IN", { granularity: "grapheme" });

/** Text in which each code unit is a character: a fast path, because the segmenter is many times slower. */
const SIMPLE = /^[\u0020-\u02ff]*$/;

/**
 * Returns as much of a text as fits, never half of what people see as one character: an emoji of several code points, or
 * a letter of Hindi with its vowel sign. Space at the end goes.
 * @param most the greatest length of the result, in UTF-16 code units, as forms, columns and portals count
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text.trimEnd();
  const start = text.slice(0, most);
  if (SIMPLE.test(start) && SIMPLE.test(text.charAt(most))) return start.trimEnd();
  const after = graphemes.segment(text).containing(most);
  return text.slice(0, after?.index ?? most).trimEnd();
}

/** `cutText` with "…" at the end of a cut text, within the same length. */
export const shortenText = (text: string, most: number): string =>
  text.length <= most ? text : `${cutText(text, most - 1)}…`;
