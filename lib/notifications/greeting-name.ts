import { singleLine } from "@/lib/base/input/lines";

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
