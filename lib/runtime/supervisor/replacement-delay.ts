const WITHIN_MS = 60_000;
const MOST = 10;
const FIRST_MS = 100;
const LONGEST_MS = 5_000;

/**
 * How long, in milliseconds, until a process that ended is replaced: the first of a minute at once, and
 * each one after it twice as long as the one before, up to 5 seconds. Undefined: not again, because ten
 * have ended within a minute. `endedAt` are the times of all of them, in milliseconds.
 */
export function replacementDelay(endedAt: readonly number[], now: number): number | undefined {
  const lately = endedAt.filter((at) => now - at < WITHIN_MS).length;
  if (lately >= MOST) return undefined;
  return lately <= 1 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (lately - 2));
}
