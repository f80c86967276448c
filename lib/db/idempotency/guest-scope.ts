import { addressBlock } from "@/lib/base/client-address/address-block";

/** A UUID, a ULID, or 128 bits in hexadecimal digits and more, as the shop's own pages send. */
const RANDOM_KEY =
  /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[0-7][\dA-HJKMNP-TV-Z]{25}|[\da-f]{32,})$/i;

/** Fewer than chance ever makes of so many digits: "0000…0001" is a number, and not a secret. */
const MIN_DIFFERENT = 7;

/**
 * For whom a guest's key counts. The repeat of an order is answered its key to the order, and anybody can type an
 * address; so it is for whoever has what only the first sender has: a key that nobody can guess, or one that somebody
 * could, sent from the same line. A guest whose phone changes networks goes on with the key of the shop's pages.
 */
export function guestScope(email: string, key: string, ipAddress: string): string {
  const isSecret = RANDOM_KEY.test(key) && new Set(key.toLowerCase()).size >= MIN_DIFFERENT;
  return isSecret ? `guest:${email}` : `guest:${email} ${addressBlock(ipAddress)}`;
}
