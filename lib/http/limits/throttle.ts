import { MEMORY_LIMITS } from "./limits.ts";
import { RateCounters } from "./rate-counters.ts";

/** Maximum number of keys in memory. */
const MAX_KEYS = 10_000;

interface Options {
  keys?: number;
  /** Limits the entries of all keys together, so that many addresses do not flood the log either. */
  entries?: number;
  now?: () => number;
}

/**
 * Limits entries to one per key and minute, with the number of those left out before it, so that a caller who is
 * refused a thousand times a minute does not fill the audit log, from which nothing is removed.
 */
export class Throttle {
  readonly #keys: RateCounters;
  readonly #all = new RateCounters(1);
  readonly #maxEntries: number;
  readonly #now: () => number;

  constructor({
    keys = MAX_KEYS,
    entries = MEMORY_LIMITS.auditEntriesOfAll.points,
    now = () => performance.now(),
  }: Options = {}) {
    this.#keys = new RateCounters(keys);
    this.#maxEntries = entries;
    this.#now = now;
  }

  /** Returns how many entries were left out before this one, or undefined when this one is left out too. */
  admit(key: string): number | undefined {
    const now = this.#now();
    const isQuiet = this.#keys.isOpen(key, now);
    if (!isQuiet && !this.#hasRoom(now)) return undefined;
    const { takenBefore } = this.#keys.take(key, MEMORY_LIMITS.auditEntries.seconds, now);
    return isQuiet ? undefined : Math.max(0, takenBefore - MEMORY_LIMITS.auditEntries.points);
  }

  get size(): number {
    return this.#keys.size;
  }

  #hasRoom(now: number): boolean {
    const { seconds } = MEMORY_LIMITS.auditEntriesOfAll;
    return this.#all.take("", seconds, now).taken <= this.#maxEntries;
  }
}
