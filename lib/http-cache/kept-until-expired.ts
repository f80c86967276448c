import { isOutdatedOrOld, steadyNow } from "./expired-tags.ts";

interface Kept<T> {
  startedAt: number;
  value: Promise<T>;
}

/**
 * What is made once, and given to everybody as it is until one of these tags expires, or for an hour. `"use cache"`
 * writes what it keeps down and reads it again for each who asks, so that each has a copy: this is for where that
 * costs too much.
 */
export function keptUntilExpired<T>(
  tags: readonly string[],
  make: () => Promise<T>,
): () => Promise<T> {
  let kept: Kept<T> | undefined;
  return () => {
    if (kept && !isOutdatedOrOld(tags, kept.startedAt)) return kept.value;
    const made = { startedAt: steadyNow(), value: make() };
    kept = made;
    made.value.catch(() => {
      if (kept === made) kept = undefined;
    });
    return made.value;
  };
}
