/** Seconds from the first attempt to the second; each later wait is twice as long as the one before. */
const FIRST_WAIT = 20;

/** Tries end when the next one would come later than this after the event. */
const HOURS = 24;

/**
 * Returns when a delivery that has just failed is tried again; null when it has failed for good. Waits count from the
 * beginnings of attempts.
 * @param times `tries`: attempts so far, at least one
 */
export function nextTry(
  times: { since: Date; startedAt: Date; tries: number },
  hours = HOURS,
): Date | null {
  const { since, startedAt, tries } = times;
  const next = new Date(startedAt.getTime() + FIRST_WAIT * 2 ** (tries - 1) * 1000);
  return next.getTime() - since.getTime() > hours * 60 * 60 * 1000 ? null : next;
}
