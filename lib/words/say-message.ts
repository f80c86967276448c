import type { Say } from "./say";

/** Messages of schemas, which forms check too, and of the server that name a field or a limit. */
export const FORM_PATTERNS = [
  "Please fill in the {label} field.",
  "Use at most {count} characters",
  "Choose at most {most} files.",
  "A GSTIN has {count} characters; this one has {length}.",
  "A GSTIN begins with the code of a state, and {code} is none.",
  "Too many requests. Try again in {seconds} seconds.",
];

/** Within one sentence. */
const ONE_VALUE = "(?<$1>(?:(?!\\. ).)+?)";

/**
 * Says a message of the server or of a schema in the language of the page.
 * @param patterns of the messages with values that can come here; each value is said by itself
 */
export function sayMessage(say: Say, message: string, patterns = FORM_PATTERNS): string {
  for (const pattern of patterns) {
    const form = pattern.replace(/[.?()]/g, "\\$&").replace(/\{(\w+)\}/g, ONE_VALUE);
    const values = Object.entries(new RegExp(`^${form}$`).exec(message)?.groups ?? {});
    if (values.length > 0) {
      return say(
        pattern,
        Object.fromEntries(values.map(([name, value]) => [name, sayMessage(say, value, patterns)])),
      );
    }
  }
  return say(message);
}
