import { LRUCache } from "lru-cache";
import { processWide } from "../../base/process-wide.ts";

/** Rate limit counters in memory. Their number is bounded; the least recently used one is removed first. */

const MAX_COUNTERS = 50_000;

interface Counter {
  taken: number;
  /** Milliseconds of a monotonic clock. */
  endsAt: number;
  /** Points taken here that the other processes do not know yet. */
  unshared: number;
}

export interface RateCounter extends Readonly<Pick<Counter, "taken" | "endsAt">> {
  /** Points taken in the previous window, while it is remembered. */
  takenBefore: number;
}

/** The points that a caller took here since they were last shared. */
export interface CounterChange {
  key: string;
  taken: number;
  /** Milliseconds until the window is over. */
  milliseconds: number;
}

/** Minimum points to share: a single point does not matter to other processes, and most callers take no more. */
const SHARED_FROM = 2;

/** Maximum per message; the rest is shared later. */
const MAX_CHANGES = 4_096;

export class RateCounters {
  readonly #counters: LRUCache<string, Counter & RateCounter>;
  /** Callers with points to share. */
  readonly #changed = new Set<string>();

  constructor(max = MAX_COUNTERS) {
    this.#counters = new LRUCache({ max });
  }

  get size(): number {
    return this.#counters.size;
  }

  /** Reports whether the window of this key is open. */
  isOpen(key: string, now: number): boolean {
    return this.#current(key, now) !== undefined;
  }

  /** Counts one point. A window of this many seconds begins with the first. */
  take(key: string, seconds: number, now: number): RateCounter {
    const counter = this.#current(key, now) ?? this.#begin(key, now + seconds * 1000);
    this.#count(key, counter, 1);
    return counter;
  }

  /** Takes one point back; does nothing when the window is over. */
  giveBack(key: string, now: number): void {
    const counter = this.#current(key, now);
    if (counter && counter.taken > 0) this.#count(key, counter, -1);
  }

  /** Returns what the other processes do not know yet, and marks it as shared. */
  drainChanges(now: number): CounterChange[] {
    const keys = [...this.#changed];
    this.#changed.clear();
    return keys.flatMap((key) => {
      const counter = this.#current(key, now);
      if (!counter || counter.unshared === 0) return [];
      const change = { key, taken: counter.unshared, milliseconds: counter.endsAt - now };
      counter.unshared = 0;
      return [change];
    });
  }

  /** Adds the points that a caller took in another process. */
  add({ key, taken, milliseconds }: CounterChange, now: number): void {
    const counter = this.#current(key, now) ?? this.#begin(key, now + milliseconds);
    counter.taken = Math.max(0, counter.taken + taken);
  }

  #count(key: string, counter: Counter, more: number): void {
    counter.taken += more;
    counter.unshared += more;
    const isOfInterest = counter.taken >= SHARED_FROM || more < 0;
    if (isOfInterest && this.#changed.size < MAX_CHANGES) this.#changed.add(key);
  }

  #current(key: string, now: number): (Counter & RateCounter) | undefined {
    const counter = this.#counters.get(key);
    return counter && counter.endsAt > now ? counter : undefined;
  }

  #begin(key: string, endsAt: number): Counter & RateCounter {
    const takenBefore = this.#counters.peek(key)?.taken ?? 0;
    const counter = { taken: 0, unshared: 0, endsAt, takenBefore };
    this.#counters.set(key, counter);
    return counter;
  }
}

const shared = processWide<{ rateCounters: RateCounters }>();

/** Returns the counters of this process. */
export function rateCounters(): RateCounters {
  return (shared.rateCounters ??= new RateCounters());
}
