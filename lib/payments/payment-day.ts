const DAY_MS = 24 * 60 * 60 * 1000;
/** What came in longer ago was typed wrongly. */
const OLDEST_MS = 2 * 365 * DAY_MS;

/** Whether money can have come in then, as somebody writes it down now. */
export function isPaymentDay(at: Date, now = new Date()): boolean {
  const age = now.getTime() - at.getTime();
  return age >= 0 && age < OLDEST_MS;
}
