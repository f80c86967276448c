import { LRUCache } from "lru-cache";

/**
 * Marks a statement that searches for a text and yet has one plan for all of them, so that it is prepared like others
 * (client.ts). For a short search, planning takes more than half of the time.
 */
export const PLANNED_ONCE = "/* planned once */";

/** Marks a statement whose best plan depends on its values, so that it is never prepared. */
export const PLANNED_EACH_TIME = "/* planned each time */";

/** Names without a place that are counted; the most recently used ones. */
const MAX_COUNTED = 200;

/** After this many calls all earlier counts are halved, so that no name keeps its place by old use. */
const HALF_LIFE = 10_000;

/**
 * Finds the few most frequent of many names. A name keeps its place until another one was used more than twice as
 * often, so that places seldom change.
 */
export class FrequencyLimiter {
  readonly #places: number;
  readonly #asked = new Map<string, number>();
  readonly #others = new LRUCache<string, number>({ max: MAX_COUNTED });
  #sinceHalved = 0;

  constructor(places: number) {
    this.#places = places;
  }

  /** Counts the name. Returns whether it has a place now. */
  ask(name: string): boolean {
    this.#age();
    const times = (this.#asked.get(name) ?? this.#others.get(name) ?? 0) + 1;
    if (this.#asked.has(name) || this.#makesRoom(times)) {
      this.#others.delete(name);
      this.#asked.set(name, times);
      return true;
    }
    this.#others.set(name, times);
    return false;
  }

  #age(): void {
    this.#sinceHalved += 1;
    if (this.#sinceHalved < HALF_LIFE) return;
    this.#sinceHalved = 0;
    for (const [name, times] of this.#asked) this.#asked.set(name, times / 2);
    this.#others.clear();
  }

  /** When no place is free, the least frequent name loses its place. */
  #makesRoom(times: number): boolean {
    if (this.#asked.size < this.#places) return true;
    const least = [...this.#asked].reduce((one, other) => (other[1] < one[1] ? other : one));
    if (times <= 2 * least[1]) return false;
    this.#asked.delete(least[0]);
    this.#others.set(...least);
    return true;
  }
}
