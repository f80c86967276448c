import { addressBlock } from "../base/proxies.ts";
import type { Limit } from "./limits.ts";
import { rateCounters, type RateCounters } from "./rate-counters.ts";

/** A limit that is counted in memory, for each address. An IPv6 network counts as one. */
export class MemoryLimit {
  readonly #limit: Pick<Limit, "points" | "seconds">;
  readonly #name: string;
  readonly #counters: RateCounters;

  /** Limits of one name count together. */
  constructor(
    limit: Pick<Limit, "points" | "seconds">,
    name: string,
    counters: RateCounters = rateCounters(),
  ) {
    this.#limit = limit;
    this.#name = name;
    this.#counters = counters;
  }

  /** Counts one. Returns 0, or the seconds until the next is allowed when this one is not. */
  take(address: string, now = performance.now()): number {
    const { points, seconds } = this.#limit;
    const { taken, endsAt } = this.#counters.take(this.#keyFor(address), seconds, now);
    if (taken <= points) return 0;
    return Math.max(1, Math.ceil((endsAt - now) / 1000));
  }

  /** Takes one back that turned out to have cost nothing. */
  giveBack(address: string, now = performance.now()): void {
    this.#counters.giveBack(this.#keyFor(address), now);
  }

  #keyFor(address: string): string {
    return `${this.#name} ${addressBlock(address)}`;
  }
}

/** Says which limit an answer counted for (draft-ietf-httpapi-ratelimit-headers). */
export const RATE_LIMIT_POLICY = "RateLimit-Policy";

export const formatPolicy = ({ points, seconds }: Limit, name: string): string =>
  `"${name}";q=${points};w=${seconds}`;

const POLICY = /^"(.+)";q=(\d+);w=(\d+)$/;

/** The limit that `formatPolicy` wrote down; undefined for anything else. */
export function parsePolicy(policy: string): MemoryLimit | undefined {
  const [, name, points, seconds] = POLICY.exec(policy) ?? [];
  if (name === undefined) return undefined;
  return new MemoryLimit({ points: Number(points), seconds: Number(seconds) }, name);
}
