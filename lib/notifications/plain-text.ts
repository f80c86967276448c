import { singleLine } from "@/lib/base/input/one-line";

/** What people typed, made fit for one line of a mail. */

/** A mail program makes a link of a dot between letters, so such a "name" is an advertisement. */
const NAME = /^(?!.*\.\p{L})[\p{L}\p{M}.'’ -]{1,60}$/u;

/**
 * How to address a person, or undefined for what does not look like a name: anybody may type
 * somebody else's address into a form, and the shop must not carry their advertisement there.
 */
export function greetingName(name: string): string | undefined {
  const line = singleLine(name);
  return NAME.test(line) ? line : undefined;
}

/** What people typed over several lines, line by line. */
export const typedLines = (text: string): string[] => text.split(/\r\n|\r|\n/);

const WIDTH = 72;

/** Breaks a paragraph into lines of at most 72 characters; a longer word stands alone. */
export function wrap(paragraph: string): string {
  const lines: string[] = [];
  for (const word of paragraph.split(/\s+/)) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join("\n");
}

/** Joins the parts of a mail with an empty line between; absent ones leave nothing. */
export function textParts(...parts: (string | undefined | false)[]): string {
  return `${parts.filter((part) => part !== undefined && part !== false && part !== "").join("\n\n")}\n`;
}
