import { addressBlock } from "../address-block.ts";
import { MinuteCounts } from "./minute-counts.ts";

/** How often each caller may do something within a minute. An IPv6 network counts as one caller. */

// The handlers are bundled apart from the web process; both count in one table.
const shared = globalThis as { minuteCounts?: MinuteCounts };

interface Options {
  /** What is done; limiters of one name count together. */
  name: string;
  perMinute: number;
  counts?: MinuteCounts;
}

export class Limiter {
  readonly #name: string;
  readonly #perMinute: number;
  readonly #counts: MinuteCounts;

  constructor({ name, perMinute, counts = (shared.minuteCounts ??= new MinuteCounts()) }: Options) {
    this.#name = name;
    this.#perMinute = perMinute;
    this.#counts = counts;
  }

  /** Counts one. Answers 0, or the seconds until the next is allowed when this one is not. */
  take(address: string, now = performance.now()): number {
    const { taken, endsAt } = this.#counts.take(this.#keyOf(address), now);
    if (taken <= this.#perMinute) return 0;
    return Math.max(1, Math.ceil((endsAt - now) / 1000));
  }

  /** Takes one back that turned out to have cost nothing. */
  giveBack(address: string, now = performance.now()): void {
    this.#counts.giveBack(this.#keyOf(address), now);
  }

  #keyOf(address: string): string {
    return `${this.#name} ${addressBlock(address)}`;
  }
}
