import { withCapital } from "@/lib/base/text/capital";
import type { Translate } from "./translate";

/** The patterns of messages with values that schemas, forms and the server give. */
export const FORM_PATTERNS = [
  "Please fill in the {label} field.",
  "Use at most {count} characters",
  "Choose at most {most} files.",
  "A GSTIN has {count} characters; this one has {length}.",
  "A GSTIN begins with the code of a state, and {code} is none.",
  "PIN code {pin} is in {state}, not in {chosen}. Please check both.",
  "This GSTIN is registered in {state}. Enter a billing address in that state, or another GSTIN.",
  "The {extreme} {name} we make is {most} mm; ask us for more",
  "The {extreme} {name} we make is {least} mm; ask us for less",
  "We make at least {count} pieces; ask us for fewer",
  "We make at most {count} pieces at once; ask us for more",
  "Too many requests. Try again in {seconds} seconds.",
];

/** Matches a value, which never reaches over the end of a sentence; `$1` is the name of its place. */
const ONE_VALUE = "(?<$1>(?:(?!\\. ).)+?)";

/**
 * Says a finished English message in another language. A message that was made of a pattern ("Use at most 60
 * characters") is taken apart again: the pattern is said, and each of its values for itself. Any other message is said as
 * it is.
 * @param patterns those that the message can have been made of
 */
export function translateMessage(t: Translate, message: string, patterns = FORM_PATTERNS): string {
  for (const pattern of patterns) {
    const form = pattern.replace(/[.?()]/g, "\\$&").replace(/\{(\w+)\}/g, ONE_VALUE);
    const values = Object.entries(new RegExp(`^${form}$`).exec(message)?.groups ?? {});
    if (values.length > 0) {
      return t(
        pattern,
        Object.fromEntries(
          values.map(([name, value]) => [name, translateValue(t, value, patterns)]),
        ),
      );
    }
  }
  return t(message);
}

/** Translates a noun that the message has in lower case by its capitalised form, such as a style's name. */
function translateValue(t: Translate, value: string, patterns: string[]): string {
  const translated = translateMessage(t, value, patterns);
  if (translated !== value) return translated;
  const noun = withCapital(value);
  const known = t(noun);
  return known === noun ? value : known;
}
