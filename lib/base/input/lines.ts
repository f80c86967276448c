/** The lines of a text that hold anything, trimmed. */
export const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Control and separator characters, and those that turn the direction of the text around. */
const UNPRINTABLE =
  /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/**
 * One line of printable text, also from several lines: a header, a log or a parcel's label cannot be
 * broken out of, a subject not reversed.
 */
export function singleLine(text: string): string {
  return text.replace(UNPRINTABLE, " ").replace(/ {2,}/g, " ").trim();
}
