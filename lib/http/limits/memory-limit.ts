import { addressBlock } from "../../base/http/proxies.ts";
import type { Limit } from "./limits.ts";
import { rateCounters, type RateCounters } from "./rate-counters.ts";

/** A rate limit for each address, counted in memory. An IPv6 network counts as one address. */
export class MemoryLimit {
  readonly #limit: Pick<Limit, "points" | "seconds">;
  readonly #name: string;
  readonly #counters: RateCounters;

  /** Limits of the same name share their counters. */
  constructor(
    limit: Pick<Limit, "points" | "seconds">,
    name: string,
    counters: RateCounters = rateCounters(),
  ) {
    this.#limit = limit;
    this.#name = name;
    this.#counters = counters;
  }

  /** Counts one point. Returns 0, or the seconds until the next is allowed when this one is not. */
  take(address: string, now = performance.now()): number {
    const { points, seconds } = this.#limit;
    const { taken, endsAt } = this.#counters.take(this.#keyFor(address), seconds, now);
    if (taken <= points) return 0;
    return Math.max(1, Math.ceil((endsAt - now) / 1000));
  }

  /** Takes back one point that turned out to have cost nothing. */
  giveBack(address: string, now = performance.now()): void {
    this.#counters.giveBack(this.#keyFor(address), now);
  }

  #keyFor(address: string): string {
    return `${this.#name} ${addressBlock(address)}`;
  }
}

/** Names the limit that an answer counted for (draft-ietf-httpapi-ratelimit-headers). */
export const RATE_LIMIT_POLICY = "RateLimit-Policy";

export const formatPolicy = ({ points, seconds }: Limit, name: string): string =>
  `"${name}";q=${points};w=${seconds}`;

const POLICY = /^"(.+)";q=(\d+);w=(\d+)$/;

/** Returns the limit that `formatPolicy` wrote; undefined for anything else. */
export function parsePolicy(policy: string): MemoryLimit | undefined {
  const [, name, points, seconds] = POLICY.exec(policy) ?? [];
  if (name === undefined) return undefined;
  return new MemoryLimit({ points: Number(points), seconds: Number(seconds) }, name);
}
