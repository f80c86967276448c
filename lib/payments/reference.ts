/**
 * A bank's word for a payment, such as a UTR, as it is compared: its letters and digits alone (NFKC, capitals), without
 * filling zeros. It is kept and shown as it was typed. Empty where it has neither letter nor digit.
 */
export function referenceKey(typed: string): string {
  const letters = typed.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
  return unfilled(letters.toUpperCase());
}

/** A number without the zeros by which banks fill it up; any other text as it is. */
export const unfilled = (text: string): string =>
  /^0*[1-9]\d*$/.test(text) ? text.replace(/^0+/, "") : text;
