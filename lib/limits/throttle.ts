import { MEMORY_LIMITS } from "./limits.ts";
import { RateCounters } from "./rate-counters.ts";

/** Keys that are remembered. */
const MAX_KEYS = 10_000;

interface Options {
  keys?: number;
  /** Entries of all keys together: many addresses must not flood the log either. */
  entries?: number;
  now?: () => number;
}

/**
 * Keeps whoever knocks a thousand times a minute from filling the audit log, which forgets nothing: of one
 * key one entry a minute, with the number of those before it that were held back.
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

  /** Returns how many were held back before this one, or undefined to hold it back, too. */
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
