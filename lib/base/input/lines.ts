/** Returns the lines that are not empty, trimmed. */
import { cutText } from "@/lib/base/text/cut-text";
export const listLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Format of a text with one entry per line, such as "dabba = box". */
interface LineFormat<Entry> {
  /** Null for a line that is no entry. */
  parse: (line: string) => Entry | null;
  /** Maximum lines. */
  max: number;
  /** Tells people how a line is written. */
  rule: string;
}

/** Skips lines that cannot be parsed. */
export const parseLines = <Entry>(text: string, parse: LineFormat<Entry>["parse"]): Entry[] =>
  listLines(text)
    .map(parse)
    .filter((entry) => entry !== null);

/** Mistakes in a text of entries, as a message for its writer; null when every line is valid. */
export function linesProblem(text: string, format: LineFormat<unknown>): string | null {
  const lines = listLines(text);
  if (lines.length > format.max) return `Use at most ${format.max} lines`;
  const wrong = lines.find((line) => format.parse(line) === null);
  if (wrong === undefined) return null;
  return `${format.rule}. This line is not so: ${cutText(wrong, 60)}`;
}

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
