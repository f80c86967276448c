import "server-only";
import { findKeyScope, type Endpoint } from "@/lib/api/endpoint";
import { prisma } from "@/lib/db/client";
import { COSTLY_CALLS, MEMORY_LIMITS, type Limit } from "@/lib/http/limits/limits";
import { MemoryLimit } from "@/lib/http/limits/memory-limit";
import { rateLimited } from "@/lib/http/limits/rate-limited";
import { identifyKey, isApiKey } from "@/lib/identity/session/api-key";
import type { Credentials } from "./access";

/**
 * Counts a call by its address or, where the endpoint takes it, by its API key: a key has a number of calls of its own,
 * and costly calls are limited as for an address.
 * @throws AppError rate_limited, with Retry-After in seconds
 */
export async function countCall(
  endpoint: Endpoint,
  { via, token }: Credentials,
  address: string,
): Promise<void> {
  const limit = MEMORY_LIMITS[endpoint.limit];
  const isByKey = via === "bearer" && isApiKey(token) && findKeyScope(endpoint) !== undefined;
  const key = isByKey ? await findKey(token, address) : undefined;
  if (key) consumeRateLimit(MEMORY_LIMITS.keyCalls, "API key", key);
  if (!key || COSTLY_CALLS.includes(endpoint.limit)) {
    consumeRateLimit(limit, endpoint.call, key ?? address);
  }
}

/** Returns the id of a key that works. Looking up keys that do not exist is limited, too. */
async function findKey(key: string, address: string): Promise<string | undefined> {
  consumeRateLimit(MEMORY_LIMITS.unknownKeys, "unknown API keys", address);
  const caller = await identifyKey(prisma(), key);
  if (caller) new MemoryLimit(MEMORY_LIMITS.unknownKeys, "unknown API keys").giveBack(address);
  return caller?.key.id;
}

/**
 * Counts one call of `name` by the address `caller`.
 * @throws AppError rate_limited, with Retry-After in seconds
 */
export function consumeRateLimit(limit: Limit, name: string, caller: string): void {
  const seconds = new MemoryLimit(limit, name).take(caller);
  if (seconds === 0) return;
  throw rateLimited(`Too many requests. Try again in ${seconds} seconds.`, seconds);
}
