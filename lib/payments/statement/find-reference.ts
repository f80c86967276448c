import { unfilled } from "../reference";

/**
 * Formats of a bank's reference: the 12 digits (RRN) of UPI and IMPS, to which some banks prepend zeros; the UTR of
 * NEFT with 16 and of RTGS with 22 characters, which begin with the letters of the bank. Anything else, such as a
 * cheque number or the number of the bank's pool account, is none.
 */
const UTR = /^(?:[A-Z]{4}[A-Z\d]{2}(?:\d{10}|\d{16})|[A-Z]\d{15})$/;
const RRN = /^0*[1-9]\d{11}$|^0\d{11}$/;

const isReference = (token: string) => UTR.test(token) || (RRN.test(token) && /[1-9]/.test(token));

/** A UPI address ("919876543210@ybl") or an account number, not a reference. */
const OTHER_NUMBERS =
  /[A-Z\d._-]+@[A-Z]+|\b(?:FROM|TO|A\/?C|ACC(?:OUN)?T)(?:\s*(?:NO|NUMBER))?[\s.:-]*\d+/g;

/** The reference of a payment: from its own column, else from the narration; null unless there is exactly one. */
export function findReference(cell: string, narration: string): string | null {
  const own = cell.toUpperCase().replace(/[^A-Z\d]/g, "");
  if (isReference(own)) return unfilled(own);
  for (const text of [cell, narration]) {
    const tokens = text
      .toUpperCase()
      .replace(OTHER_NUMBERS, " ")
      .split(/[^A-Z\d]+/);
    const found = [...new Set(tokens.filter(isReference).map(unfilled))];
    const utrs = found.filter((token) => UTR.test(token));
    const [only, ...others] = utrs.length > 0 ? utrs : found;
    if (only !== undefined) return others.length === 0 ? only : null;
  }
  return null;
}
