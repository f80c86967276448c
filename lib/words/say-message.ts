import type { Say } from "./say";

/** Messages of the server that name a field or a limit. */
const PATTERNS = [
  "Please fill in the {label} field.",
  "Use at most {count} characters",
  "Choose at most {most} files.",
  "Too many requests. Try again in {seconds} seconds.",
];

/** Says a message of the server or of a schema in the language of the page. */
export function sayMessage(say: Say, message: string): string {
  for (const pattern of PATTERNS) {
    const [before = "", name = "", after = ""] = pattern.split(/[{}]/);
    const value = message.slice(before.length, message.length - after.length);
    if (before + value + after === message) return say(pattern, { [name]: say(value) });
  }
  return say(message);
}
