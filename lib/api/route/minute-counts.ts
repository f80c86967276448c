import { hash, randomBytes } from "node:crypto";
import { processWide } from "../../base/process-wide.ts";

/**
 * Who has done something how often within a minute, in a table of fixed size: however many callers
 * come, it takes 3.5 MiB and nothing to collect. A caller is found by a keyed hash, in one of the eight
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

/** Where a caller is kept, and by what it is told from the others there: three words of 32 bits. */
interface Found {
  row: number;
  high: number;
  low: number;
}

/** What a caller did here since the others were told. */
export interface Untold extends Found {
  taken: number;
  /** Until the minute is over. */
  milliseconds: number;
}

/** Whoever did something once is of no interest to other processes; most do no more. */
const TOLD_FROM = 2;

/** More at a time are told later. */
const MOST_UNTOLD = 4_096;

interface Options {
  /** By which callers are hashed: the same in all processes that tell each other. */
  key?: string;
  rows?: number;
}

export class MinuteCounts {
  readonly #key: string;
  readonly #rows: number;
  readonly #high: Uint32Array;
  readonly #low: Uint32Array;
  readonly #taken: Uint32Array;
  readonly #endsAt: Float64Array;
  readonly #untold: Int16Array;
  /** Places of which there is something to tell. */
  readonly #toTell = new Set<number>();

  constructor({ key = randomBytes(16).toString("base64"), rows = ROWS }: Options = {}) {
    const places = rows * PLACES;
    this.#key = key;
    this.#rows = rows;
    this.#high = new Uint32Array(places);
    this.#low = new Uint32Array(places);
    this.#taken = new Uint32Array(places);
    this.#endsAt = new Float64Array(places);
    this.#untold = new Int16Array(places);
  }

  /** Counts one. The minute begins with the first. */
  take(caller: string, now: number): Minute {
    const found = this.#find(caller);
    const place = this.#placeOf(found, now) ?? this.#begin(found, now + MINUTE_MS, now);
    this.#count(place, 1);
    this.#tell(place, 1);
    return { taken: this.#taken[place] ?? 0, endsAt: this.#endsAt[place] ?? 0 };
  }

  /** Takes one back; nothing of a minute that is over. */
  giveBack(caller: string, now: number): void {
    const place = this.#placeOf(this.#find(caller), now);
    if (place === undefined || this.#taken[place] === 0) return;
    this.#count(place, -1);
    this.#tell(place, -1);
  }

  /** What the other processes do not know yet; they are taken to know it from now on. */
  takeUntold(now: number): Untold[] {
    const places = [...this.#toTell];
    this.#toTell.clear();
    return places.flatMap((place) => {
      const taken = this.#untold[place] ?? 0;
      const milliseconds = (this.#endsAt[place] ?? 0) - now;
      this.#untold[place] = 0;
      if (taken === 0 || milliseconds <= 0) return [];
      const row = Math.floor(place / PLACES);
      const [high = 0, low = 0] = [this.#high[place], this.#low[place]];
      return [{ row, high, low, taken, milliseconds }];
    });
  }

  /** Counts what callers did elsewhere. */
  add({ taken, milliseconds, ...found }: Untold, now: number): void {
    const place = this.#placeOf(found, now) ?? this.#begin(found, now + milliseconds, now);
    this.#count(place, taken);
  }

  #count(place: number, more: number): void {
    this.#taken[place] = Math.max(0, (this.#taken[place] ?? 0) + more);
  }

  #tell(place: number, more: number): void {
    this.#untold[place] = (this.#untold[place] ?? 0) + more;
    const isOfInterest = (this.#taken[place] ?? 0) >= TOLD_FROM || more < 0;
    if (isOfInterest && this.#toTell.size < MOST_UNTOLD) this.#toTell.add(place);
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

  #begin({ row, high, low }: Found, endsAt: number, now: number): number {
    const place = this.#leastMissed(row * PLACES, now);
    this.#high[place] = high;
    this.#low[place] = low;
    this.#taken[place] = 0;
    this.#untold[place] = 0;
    this.#toTell.delete(place);
    this.#endsAt[place] = endsAt;
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

const shared = processWide<{ minuteCounts: MinuteCounts }>();

/** The table of this process. */
export function minuteCounts(): MinuteCounts {
  return (shared.minuteCounts ??= new MinuteCounts());
}

/** Has this process count by a key that others have as well. */
export function countByKey(key: string): MinuteCounts {
  return (shared.minuteCounts = new MinuteCounts({ key }));
}
