/** Returns the lines that are not empty, trimmed. */
export const listLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Control and separator characters, and those that change the direction of the text. */
const UNPRINTABLE =
  /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/**
 * Turns text into one line of printable characters, so that it cannot inject lines into a header, a log or a parcel's
 * label, or reverse a subject.
 */
export function singleLine(text: string): string {
  return text.replace(UNPRINTABLE, " ").replace(/ {2,}/g, " ").trim();
}
