/**
 * When what is kept under a tag was last changed, by one steady clock: the one by which Next stamps the
 * start of a read. It never steps back, and is finer than the milliseconds in which a render, a commit
 * and an expiry can all fall.
 */

const expired = new Map<string, number>();
let lastExpired = -Infinity;

/** Milliseconds. */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** Whatever was begun until now under one of these tags may show what was before the change. */
export function expireKept(tags: readonly string[]): void {
  const now = steadyNow();
  for (const tag of tags) expired.set(tag, now);
  lastExpired = now;
}

/** When anything that is kept was last changed, as far as this process was told. */
export function lastExpiredAt(): number {
  return lastExpired;
}

/** Whether a tag was expired since `startedAt`, when somebody began to read or to render. */
export function isOutdated(tags: readonly string[], startedAt: number): boolean {
  return tags.some((tag) => (expired.get(tag) ?? -Infinity) >= startedAt);
}
