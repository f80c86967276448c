import "server-only";
import { AppError } from "@/lib/base/errors";
import { Limiter } from "@/lib/db/limits/limiter";

/**
 * Counts one call of `name` by whoever has the address `caller`.
 * @throws AppError rate_limited, with Retry-After in seconds
 */
export function consumeRateLimit(name: string, caller: string, perMinute: number): void {
  const seconds = new Limiter({ name, perMinute }).take(caller);
  if (seconds === 0) return;
  throw new AppError("rate_limited", `Too many requests. Try again in ${seconds} seconds.`, {
    headers: { "Retry-After": String(seconds) },
  });
}
