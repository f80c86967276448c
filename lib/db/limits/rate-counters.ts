import { LRUCache } from "lru-cache";
import { processWide } from "../../base/process-wide.ts";

/** How often each caller did something within a minute: bounded, whoever was not seen the longest makes room. */

const MAX_COUNTERS = 50_000;
const MINUTE_MS = 60_000;

export interface RateCounter {
  taken: number;
  /** Milliseconds of a clock that never steps back. */
  endsAt: number;
}

interface Counter extends RateCounter {
  /** Of what was taken here, what the other processes do not know. */
  untold: number;
}

/** What a caller did here since the other processes were told. */
export interface CounterChange {
  key: string;
  taken: number;
  /** Until the minute is over. */
  milliseconds: number;
}

/** Whoever did something once is of no interest to other processes; most do no more. */
const SHARED_FROM = 2;

/** More at a time are shared later. */
const MAX_CHANGES = 4_096;

export class RateCounters {
  readonly #counters: LRUCache<string, Counter>;
  /** Callers of whom there is something to tell. */
  readonly #changed = new Set<string>();

  constructor(max = MAX_COUNTERS) {
    this.#counters = new LRUCache({ max });
  }

  /** Counts one. The minute begins with the first. */
  take(key: string, now: number): RateCounter {
    const counter = this.#current(key, now) ?? this.#begin(key, now + MINUTE_MS);
    this.#count(key, counter, 1);
    return counter;
  }

  /** Takes one back; nothing of a minute that is over. */
  giveBack(key: string, now: number): void {
    const counter = this.#current(key, now);
    if (counter && counter.taken > 0) this.#count(key, counter, -1);
  }

  /** What the other processes do not know yet; they are taken to know it from now on. */
  takeChanges(now: number): CounterChange[] {
    const keys = [...this.#changed];
    this.#changed.clear();
    return keys.flatMap((key) => {
      const counter = this.#current(key, now);
      if (!counter || counter.untold === 0) return [];
      const change = { key, taken: counter.untold, milliseconds: counter.endsAt - now };
      counter.untold = 0;
      return [change];
    });
  }

  /** Counts what a caller did elsewhere. */
  add({ key, taken, milliseconds }: CounterChange, now: number): void {
    const counter = this.#current(key, now) ?? this.#begin(key, now + milliseconds);
    counter.taken = Math.max(0, counter.taken + taken);
  }

  #count(key: string, counter: Counter, more: number): void {
    counter.taken += more;
    counter.untold += more;
    const isOfInterest = counter.taken >= SHARED_FROM || more < 0;
    if (isOfInterest && this.#changed.size < MAX_CHANGES) this.#changed.add(key);
  }

  #current(key: string, now: number): Counter | undefined {
    const counter = this.#counters.get(key);
    return counter && counter.endsAt > now ? counter : undefined;
  }

  #begin(key: string, endsAt: number): Counter {
    const counter = { taken: 0, untold: 0, endsAt };
    this.#counters.set(key, counter);
    return counter;
  }
}

const shared = processWide<{ rateCounters: RateCounters }>();

/** Those of this process. */
export function rateCounters(): RateCounters {
  return (shared.rateCounters ??= new RateCounters());
}
