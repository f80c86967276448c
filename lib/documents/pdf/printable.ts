/** Longer than any text that the shop takes; what is stored otherwise must not fill a page. */
const MAX_CHARACTERS = 400;

/** A letter with its marks is a few code points; a tower of marks would grow over the lines above. */
const MAX_MARKS = 8;

const graphemes = new Intl.Segmenter("en-IN", { granularity: "grapheme" });

/** Where each code unit is a character: the segmenter takes many times as long to say so. */
const PLAIN = /^[ -~]*$/;

/** What a reader takes for one character, such as a letter with its vowel signs or an emoji. */
export function charactersOf(text: string): string[] {
  if (PLAIN.test(text)) return text.split("");
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/**
 * One line of text that can be set: blanks joined, control and direction characters gone (they would
 * reorder what stands around them), marks kept to a sane number, cut with an ellipsis at 400 characters.
 */
export function printable(text: string): string {
  const plain = text
    .replace(/\p{Cs}/gu, "\uFFFD")
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .replace(/[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, "")
    .trim();
  const characters = charactersOf(plain).map((character) =>
    Array.from(character).slice(0, MAX_MARKS).join(""),
  );
  if (characters.length <= MAX_CHARACTERS) return characters.join("");
  return `${characters.slice(0, MAX_CHARACTERS - 1).join("")}…`;
}

/** Short enough for `printable` to leave it whole, even where each character is of several code units. */
const PIECE = /[^]{1,380}(?:\s|$)|[^]{1,380}/gu;

/** A text of several lines, each as it can be set: blank ones gone, and at most so many of them. */
export function printableLines(text: string, most: number): string[] {
  const lines = text
    .split(/\r\n?|\n/)
    .flatMap((line) => line.match(PIECE) ?? [])
    .map(printable)
    .filter((line) => line !== "");
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), "…"];
}
