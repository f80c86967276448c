import { addressBlock } from "../../base/client-address/address-block.ts";
import { rateCounters, type RateCounters } from "./rate-counters.ts";

/** How often each caller may do something within a minute. An IPv6 network counts as one caller. */

interface Options {
  /** What is done; limiters of one name count together. */
  name: string;
  perMinute: number;
  /** By default that of this process. */
  counters?: RateCounters;
}

export class Limiter {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Counts one. Answers 0, or the seconds until the next is allowed when this one is not. */
  take(address: string, now = performance.now()): number {
    const { taken, endsAt } = this.#counters.take(this.#keyOf(address), now);
    if (taken <= this.#options.perMinute) return 0;
    return Math.max(1, Math.ceil((endsAt - now) / 1000));
  }

  /** Takes one back that turned out to have cost nothing. */
  giveBack(address: string, now = performance.now()): void {
    this.#counters.giveBack(this.#keyOf(address), now);
  }

  get #counters(): RateCounters {
    return this.#options.counters ?? rateCounters();
  }

  #keyOf(address: string): string {
    return `${this.#options.name} ${addressBlock(address)}`;
  }
}
