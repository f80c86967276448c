/**
 * The form in which payment references, such as a UTR, are compared: only letters and digits (NFKC, upper case),
 * without leading zeros. The reference is stored and shown as typed. Returns the empty string when it has no letter or
 * digit.
 */
export function referenceKey(typed: string): string {
  const letters = typed.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
  return unfilled(letters.toUpperCase());
}

/** A number without the leading zeros that banks add; any other text unchanged. */
export const unfilled = (text: string): string =>
  /^0*[1-9]\d*$/.test(text) ? text.replace(/^0+/, "") : text;
