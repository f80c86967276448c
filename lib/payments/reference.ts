const DAY_MS = 24 * 60 * 60 * 1000;
/** What came in longer ago was typed wrongly. */
const OLDEST_MS = 2 * 365 * DAY_MS;

/** Whether money can have come in then, as somebody writes it down now. */
export function isPaymentDay(at: Date, now = new Date()): boolean {
  const age = now.getTime() - at.getTime();
  return age >= 0 && age < OLDEST_MS;
}

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
