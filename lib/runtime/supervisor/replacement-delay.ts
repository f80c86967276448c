const WITHIN_MS = 60_000;
const MOST = 10;
const FIRST_MS = 100;
const LONGEST_MS = 5_000;

/**
 * Returns the milliseconds until a process that ended is replaced: 0 for the first within a minute, then doubling up
 * to 5 seconds. Returns undefined (no replacement) when ten have ended within a minute.
 * @param endedAt times at which processes ended, in milliseconds
 */
export function replacementDelay(endedAt: readonly number[], now: number): number | undefined {
  const lately = endedAt.filter((at) => now - at < WITHIN_MS).length;
  if (lately >= MOST) return undefined;
  return lately <= 1 ? 0 : Math.min(LONGEST_MS, FIRST_MS * 2 ** (lately - 2));
}
