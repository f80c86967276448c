import { LRUCache } from "lru-cache";
import { processWide } from "../base/process-wide.ts";

/** What was counted in memory: bounded, whoever was not seen the longest makes room. */

const MAX_COUNTERS = 50_000;

interface Counter {
  taken: number;
  /** Milliseconds of a clock that never steps back. */
  endsAt: number;
  /** Of what was taken here, what the other processes do not know. */
  unshared: number;
}

export interface RateCounter extends Readonly<Pick<Counter, "taken" | "endsAt">> {
  /** In the window before this one, while it is remembered. */
  takenBefore: number;
}

/** What a caller did here since it was last shared. */
export interface CounterChange {
  key: string;
  taken: number;
  /** Until the window is over. */
  milliseconds: number;
}

/** Whoever did something once is of no interest to other processes; most do no more. */
const SHARED_FROM = 2;

/** More at a time are shared later. */
const MAX_CHANGES = 4_096;

export class RateCounters {
  readonly #counters: LRUCache<string, Counter & RateCounter>;
  /** Callers of whom there is something to share. */
  readonly #changed = new Set<string>();

  constructor(max = MAX_COUNTERS) {
    this.#counters = new LRUCache({ max });
  }

  get size(): number {
    return this.#counters.size;
  }

  /** Whether the window of this key is open. */
  isOpen(key: string, now: number): boolean {
    return this.#current(key, now) !== undefined;
  }

  /** Counts one. A window of so many seconds begins with the first. */
  take(key: string, seconds: number, now: number): RateCounter {
    const counter = this.#current(key, now) ?? this.#begin(key, now + seconds * 1000);
    this.#count(key, counter, 1);
    return counter;
  }

  /** Takes one back; nothing of a window that is over. */
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
      if (!counter || counter.unshared === 0) return [];
      const change = { key, taken: counter.unshared, milliseconds: counter.endsAt - now };
      counter.unshared = 0;
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

/** Those of this process. */
export function rateCounters(): RateCounters {
  return (shared.rateCounters ??= new RateCounters());
}
