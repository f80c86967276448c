import { randomInt } from "node:crypto";
import { dayName } from "@/lib/india-time";

/** Crockford's base 32: no I, L, O or U, so that a number can be read out on the telephone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_CHARACTERS = 6;

/**
 * "KLN-261121-7K4Q9X" (lib/order-number.ts): a thousand million a day, so that numbers tell nobody how
 * many orders there are. It is a name and not a key.
 */
export function newOrderNumber(prefix: string, now: Date): string {
  const date = dayName(now);
  const random = Array.from({ length: RANDOM_CHARACTERS }, () => ALPHABET[randomInt(32)]).join("");
  return `${prefix}-${date.replaceAll("-", "").slice(2)}-${random}`;
}
