import "server-only";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressBlock } from "@/lib/address-block";
import { AppError } from "@/lib/errors";

const limiters = new Map<string, RateLimiterMemory>();

function limiterFor(name: string, perMinute: number): RateLimiterMemory {
  const known = limiters.get(name);
  if (known) return known;
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  limiters.set(name, limiter);
  return limiter;
}

/**
 * Counts one call of `name` by whoever has the address `caller`.
 * @throws AppError rate_limited, with Retry-After in seconds
 */
export async function takeFromLimit(
  name: string,
  caller: string,
  perMinute: number,
): Promise<void> {
  try {
    await limiterFor(name, perMinute).consume(addressBlock(caller));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new AppError("rate_limited", `Too many requests. Try again in ${seconds} seconds.`, {
      headers: { "Retry-After": String(seconds) },
    });
  }
}
