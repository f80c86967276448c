import { cutText } from "@/lib/base/text/cut-text";
import { linesProblem, listLines, parseLines } from "../base/input/lines";
import type { Words } from "./translate";

/**
 * The owner's texts in another language: "Kraft paper = क्राफ़्ट पेपर", one per line. They apply wherever a page shows
 * the text on the left; a # on both sides matches any number.
 */

export const MAX_OWN_WORDS = 500;
const MAX_LINE = 400;

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** Reads one line; null when it is not so. A text without a translation is still to be translated. */
function toEntry(line: string): [english: string, translation: string] | null {
  const [english = "", translation, ...more] = line.split("=").map((side) => side.trim());
  if (english === "" || translation === undefined || more.length > 0) return null;
  const hasAll = count(english, "#") === count(translation, "#");
  return translation === "" || hasAll ? [english, translation] : null;
}

/** Mistakes in the owner's text; null when it is valid. */
export function ownWordsProblem(text: string): string | null {
  const long = listLines(text).find((line) => line.length > MAX_LINE);
  if (long)
    return `Use at most ${MAX_LINE} characters in a line. This is longer: ${cutText(long, 60)}`;
  return linesProblem(text, {
    parse: toEntry,
    max: MAX_OWN_WORDS,
    rule: "Write the English text, “=” and its translation, with each # on both sides",
  });
}

/** Skips lines that cannot be parsed, and those without a translation. */
export const ownWordsFrom = (text: string): Words =>
  Object.fromEntries(parseLines(text, toEntry).filter(([, translation]) => translation !== ""));
