import type { CacheEntry, CacheHandler } from "next/cache";
import { cacheTags } from "./cache-tags.ts";
import { byteCache } from "./byte-cache.ts";
import { expireEverywhere, expireTags, isOutdated, trackRead } from "./expired-tags.ts";

/** What `"use cache"` keeps: the `cacheHandlers.default` of next.config.ts. */

interface CachedRead {
  entry: Omit<CacheEntry, "value">;
  value: Uint8Array;
  /** Of the value and of the key by which it is found. */
  bytes: number;
}

const MIB = 1024 * 1024;
const reads = byteCache<CachedRead>("reads", 32 * MIB);

async function cacheRead(key: string, { value: stream, ...entry }: CacheEntry): Promise<void> {
  const value = await new Response(stream).bytes();
  if (isOutdated(entry.tags, entry.timestamp)) {
    // Next lets others share a read under way. Whoever began after the change and joined this one,
    // which began before it, is outdated as well.
    expireTags(entry.tags);
  } else if (!entry.tags.includes(cacheTags.absent)) {
    reads.set(key, { entry, value, bytes: value.byteLength + 2 * key.length });
  }
}

function streamOf(value: Uint8Array): ReadableStream<Uint8Array> {
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
    return Promise.resolve({ ...cached.entry, value: streamOf(cached.value) });
  },
  // A read that failed is told to whoever asked for it; there is nothing of it to cache.
  set(key, pending) {
    const taken = pending.then((entry) => cacheRead(key, entry)).catch(() => undefined);
    trackRead(taken);
    return taken;
  },
  refreshTags: () => Promise.resolve(),
  // As the interface has it: get() looks at the soft tags itself.
  getExpiration: () => Promise.resolve(Infinity),
  // Next calls it once for a change, which it tells the cache of pages as well.
  updateTags(tags) {
    return expireEverywhere(tags);
  },
};

export default readStore;
