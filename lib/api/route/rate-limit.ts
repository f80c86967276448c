import "server-only";
import type { Limit } from "@/lib/limits/limits";
import { MemoryLimit } from "@/lib/limits/memory-limit";
import { rateLimited } from "@/lib/limits/rate-limited";

/**
 * Counts one call of `name` by the address `caller`.
 * @throws AppError rate_limited, with Retry-After in seconds
 */
export function consumeRateLimit(limit: Limit, name: string, caller: string): void {
  const seconds = new MemoryLimit(limit, name).take(caller);
  if (seconds === 0) return;
  throw rateLimited(`Too many requests. Try again in ${seconds} seconds.`, seconds);
}
