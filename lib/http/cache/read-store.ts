import type { CacheEntry, CacheHandler } from "next/cache";
import { cacheTags } from "./cache-tags.ts";
import { byteCache } from "./byte-cache.ts";
import { expireEverywhere, expireTags, isOutdated, trackRead } from "./expired-tags.ts";

/** Stores the values of `"use cache"`: the `cacheHandlers.default` of next.config.ts. */

interface CachedRead {
  entry: Omit<CacheEntry, "value">;
  value: Uint8Array;
  /** Bytes of the value and of its key. */
  bytes: number;
}

const MIB = 1024 * 1024;
const reads = byteCache<CachedRead>("reads", 32 * MIB);

async function cacheRead(key: string, { value: stream, ...entry }: CacheEntry): Promise<void> {
  const value = await new Response(stream).bytes();
  if (isOutdated(entry.tags, entry.timestamp)) {
    // Next lets other requests share a read under way. A request that began after the change and joined this read,
    // which began before it, is outdated as well.
    expireTags(entry.tags);
  } else if (!entry.tags.includes(cacheTags.absent)) {
    reads.set(key, { entry, value, bytes: value.byteLength + 2 * key.length });
  }
}

function toStream(value: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(value);
      controller.close();
    },
  });
}

const readStore: CacheHandler = {
  get(key, softTags) {
    const cached = reads.get(key);
    if (!cached || isOutdated([...cached.entry.tags, ...softTags], cached.entry.timestamp)) {
      return Promise.resolve(undefined);
    }
    return Promise.resolve({ ...cached.entry, value: toStream(cached.value) });
  },
  // A failed read is reported to its caller; there is nothing to cache.
  set(key, pending) {
    const taken = pending.then((entry) => cacheRead(key, entry)).catch(() => undefined);
    trackRead(taken);
    return taken;
  },
  refreshTags: () => Promise.resolve(),
  // Follows the interface: get() checks the soft tags itself.
  getExpiration: () => Promise.resolve(Infinity),
  // Next calls it once for a change, which also goes to the cache of pages.
  updateTags(tags) {
    return expireEverywhere(tags);
  },
};

export default readStore;
