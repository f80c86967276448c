/** Longer than any text that the shop's forms accept; a longer stored text must not fill a page. */
const MAX_CHARACTERS = 400;

/** A character with its marks is a few code points; a stack of many marks would cover the lines above. */
const MAX_MARKS = 8;

const graphemes = new Intl.Segmenter("en-IN", { granularity: "grapheme" });

/** Text in which each code unit is one character: a fast path, because the segmenter is many times slower. */
const PLAIN = /^[ -~]*$/;

/** Splits into characters as a reader sees them, such as a letter with its vowel signs or an emoji. */
export function splitCharacters(text: string): string[] {
  if (PLAIN.test(text)) return text.split("");
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/**
 * One printable line of text: whitespace is joined, control and direction characters are removed (they would reorder
 * the text around them), combining marks are limited, and the text is cut with an ellipsis at 400 characters.
 */
export function printable(text: string): string {
  const plain = text
    .replace(/\p{Cs}/gu, "\uFFFD")
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, "")
    .trim();
  const characters = splitCharacters(plain).map((character) =>
    Array.from(character).slice(0, MAX_MARKS).join(""),
  );
  if (characters.length <= MAX_CHARACTERS) return characters.join("");
  return `${characters.slice(0, MAX_CHARACTERS - 1).join("")}…`;
}

/** Short enough for `printable` to keep it whole, even when each character has several code units. */
const PIECE = /[^]{1,380}(?:\s|$)|[^]{1,380}/gu;

/** Splits a text into printable lines, without blank ones, at most `most` of them. */
export function printableLines(text: string, most: number): string[] {
  const lines = text
    .split(/\r\n?|\n/)
    .flatMap((line) => line.match(PIECE) ?? [])
    .map(printable)
    .filter((line) => line !== "");
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), "…"];
}
