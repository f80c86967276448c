import { hash, randomBytes } from "node:crypto";

/**
 * Who has done something how often within a minute, in a table of fixed size: however many callers
 * come, it takes 3 MiB and nothing to collect. A caller is found by a keyed hash, in one of the eight
 * places of a row, so that nobody can choose whose row they are in.
 */

const ROWS = 16_384;
const PLACES = 8;
const MINUTE_MS = 60_000;

export interface Minute {
  taken: number;
  /** Milliseconds of a clock that never steps back. */
  endsAt: number;
}

/** Where a caller is kept, and by what it is told from the others there. */
interface Found {
  row: number;
  high: number;
  low: number;
}

export class MinuteCounts {
  readonly #key = randomBytes(16).toString("base64");
  readonly #rows: number;
  readonly #high: Uint32Array;
  readonly #low: Uint32Array;
  readonly #taken: Uint32Array;
  readonly #endsAt: Float64Array;

  constructor(rows = ROWS) {
    const places = rows * PLACES;
    this.#rows = rows;
    this.#high = new Uint32Array(places);
    this.#low = new Uint32Array(places);
    this.#taken = new Uint32Array(places);
    this.#endsAt = new Float64Array(places);
  }

  /** Counts one. The minute begins with the first. */
  take(caller: string, now: number): Minute {
    const found = this.#find(caller);
    const place = this.#placeOf(found, now) ?? this.#begin(found, now);
    const taken = (this.#taken[place] ?? 0) + 1;
    this.#taken[place] = taken;
    return { taken, endsAt: this.#endsAt[place] ?? 0 };
  }

  /** Takes one back; nothing of a minute that is over. */
  giveBack(caller: string, now: number): void {
    const place = this.#placeOf(this.#find(caller), now);
    if (place === undefined) return;
    this.#taken[place] = Math.max(0, (this.#taken[place] ?? 0) - 1);
  }

  #find(caller: string): Found {
    const digest = hash("sha1", `${this.#key} ${caller}`);
    const word = (index: number) => Number.parseInt(digest.slice(8 * index, 8 * index + 8), 16);
    return { row: word(0) % this.#rows, high: word(1), low: word(2) };
  }

  #placeOf({ row, high, low }: Found, now: number): number | undefined {
    const first = row * PLACES;
    for (let place = first; place < first + PLACES; place += 1) {
      const isCaller = this.#high[place] === high && this.#low[place] === low;
      if (isCaller && (this.#endsAt[place] ?? 0) > now) return place;
    }
    return undefined;
  }

  #begin({ row, high, low }: Found, now: number): number {
    const place = this.#leastMissed(row * PLACES, now);
    this.#high[place] = high;
    this.#low[place] = low;
    this.#taken[place] = 0;
    this.#endsAt[place] = now + MINUTE_MS;
    return place;
  }

  /**
   * The place of a minute that is over or, in a full row, of whoever has done least. A crowd of new
   * callers pushes out one another, never the one who is about to reach a limit; and nobody is
   * refused for what others did.
   */
  #leastMissed(first: number, now: number): number {
    let least = first;
    for (let place = first; place < first + PLACES; place += 1) {
      if ((this.#endsAt[place] ?? 0) <= now) return place;
      const difference = (this.#taken[place] ?? 0) - (this.#taken[least] ?? 0);
      const isOlder = (this.#endsAt[place] ?? 0) < (this.#endsAt[least] ?? 0);
      if (difference < 0 || (difference === 0 && isOlder)) least = place;
    }
    return least;
  }
}
