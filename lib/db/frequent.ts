import { LRUCache } from "lru-cache";

/**
 * Stands in a statement that looks for a text and yet has one plan for all of them: it is prepared as others are
 * (client.ts). Of a short search, planning is the greater half.
 */
export const PLANNED_ONCE = "/* planned once */";

/** Stands in a statement whose best plan goes by the very values that it is asked with: it is never prepared. */
export const PLANNED_EACH_TIME = "/* planned each time */";

/** So many others are counted, those that were asked for last. */
const MOST_COUNTED = 200;

/** After so many questions those before count half, so that nobody keeps a place by what was long ago. */
const HALF_LIFE = 10_000;

/**
 * The few of many that are asked for most. Whoever has a place keeps it until another one was asked for more than
 * twice as often, so that places seldom change hands.
 */
export class Frequent {
  readonly #places: number;
  readonly #asked = new Map<string, number>();
  readonly #others = new LRUCache<string, number>({ max: MOST_COUNTED });
  #sinceHalved = 0;

  constructor(places: number) {
    this.#places = places;
  }

  /** Counts it; whether it has a place now. */
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

  /** Where no place is free, the one that was asked for least gives way. */
  #makesRoom(times: number): boolean {
    if (this.#asked.size < this.#places) return true;
    const least = [...this.#asked].reduce((one, other) => (other[1] < one[1] ? other : one));
    if (times <= 2 * least[1]) return false;
    this.#asked.delete(least[0]);
    this.#others.set(...least);
    return true;
  }
}
