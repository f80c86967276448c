import { addressBlock } from "../address-block.ts";

/**
 * How often each caller has done something within a minute, in memory. The minute begins with the
 * first time. An IPv6 network counts as one caller.
 */

interface Minute {
  taken: number;
  /** Milliseconds of a clock that never steps back. */
  endsAt: number;
}

const MINUTE_MS = 60_000;

/** Beyond this many callers at a time the ones that came first are forgotten: memory has a bound. */
const MOST_CALLERS = 20_000;

export class Limiter {
  readonly #minutes = new Map<string, Minute>();
  readonly #perMinute: number;
  readonly #mostCallers: number;

  constructor(perMinute: number, mostCallers = MOST_CALLERS) {
    this.#perMinute = perMinute;
    this.#mostCallers = mostCallers;
  }

  /** Counts one. Answers 0, or the seconds until the next is allowed when this one is not. */
  take(address: string, now = performance.now()): number {
    const minute = this.#minuteOf(addressBlock(address), now);
    minute.taken += 1;
    if (minute.taken <= this.#perMinute) return 0;
    return Math.max(1, Math.ceil((minute.endsAt - now) / 1000));
  }

  /** Takes one back that turned out to have cost nothing. */
  giveBack(address: string, now = performance.now()): void {
    const minute = this.#minutes.get(addressBlock(address));
    if (minute && minute.endsAt > now && minute.taken > 0) minute.taken -= 1;
  }

  #minuteOf(caller: string, now: number): Minute {
    const known = this.#minutes.get(caller);
    if (known && known.endsAt > now) return known;
    // Minutes stand in the order in which they end.
    this.#minutes.delete(caller);
    this.#forget(now);
    const minute = { taken: 0, endsAt: now + MINUTE_MS };
    this.#minutes.set(caller, minute);
    return minute;
  }

  #forget(now: number): void {
    for (const [caller, { endsAt }] of this.#minutes) {
      if (endsAt > now && this.#minutes.size < this.#mostCallers) return;
      this.#minutes.delete(caller);
    }
  }
}
