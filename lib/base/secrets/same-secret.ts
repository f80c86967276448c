import { timingSafeEqual } from "node:crypto";

/** Compares two secrets in a time that does not depend on where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
