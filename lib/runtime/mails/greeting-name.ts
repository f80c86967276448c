import { singleLine } from "@/lib/base/input/lines";

/** A mail program turns a dot between letters into a link, so such a "name" is an advertisement. */
const NAME = /^(?!.*\.\p{L})[\p{L}\p{M}.'’ -]{1,60}$/u;

/**
 * Returns the name for a greeting, or undefined for text that does not look like a name: anybody may type somebody
 * else's address into a form, and the shop must not deliver their advertisement.
 */
export function greetingName(name: string): string | undefined {
  const line = singleLine(name);
  return NAME.test(line) ? line : undefined;
}
