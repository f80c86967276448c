import { isOutdatedOrOld, steadyNow } from "./expired-tags.ts";

interface Cached<T> {
  startedAt: number;
  value: Promise<T>;
}

/**
 * Makes a value once and returns the same object until one of these tags expires, or for an hour. `"use cache"`
 * serialises its values and parses a copy for each reader: too costly for the settings, which most calls read.
 */
export function cachedUntilExpired<T>(
  tags: readonly string[],
  make: () => Promise<T>,
): () => Promise<T> {
  let cached: Cached<T> | undefined;
  return () => {
    if (cached && !isOutdatedOrOld(tags, cached.startedAt)) return cached.value;
    const made = { startedAt: steadyNow(), value: make() };
    cached = made;
    made.value.catch(() => {
      if (cached === made) cached = undefined;
    });
    return made.value;
  };
}
