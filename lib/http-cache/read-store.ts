import type { CacheEntry, CacheHandler } from "next/cache";
import { cacheTags } from "./cache-tags.ts";
import { byteCache } from "./byte-cache.ts";
import { expireEverywhere, expireKept, isOutdated } from "./expired-tags.ts";

/** What `"use cache"` keeps: the `cacheHandlers.default` of next.config.ts. */

interface CachedRead {
  entry: Omit<CacheEntry, "value">;
  value: Uint8Array;
  /** Of the value and of the key by which it is found. */
  bytes: number;
}

const MIB = 1024 * 1024;
const reads = byteCache<CachedRead>("reads", 32 * MIB);

async function keep(key: string, { value: stream, ...entry }: CacheEntry): Promise<void> {
  const value = await new Response(stream).bytes();
  if (isOutdated(entry.tags, entry.timestamp)) {
    // Next lets others share a read under way. Whoever began after the change and joined this one,
    // which began before it, is outdated as well.
    expireKept(entry.tags);
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
    const kept = reads.get(key);
    if (!kept || isOutdated([...kept.entry.tags, ...softTags], kept.entry.timestamp)) {
      return Promise.resolve(undefined);
    }
    return Promise.resolve({ ...kept.entry, value: streamOf(kept.value) });
  },
  // A read that failed is told to whoever asked for it; there is nothing to keep of it.
  set: (key, pending) => pending.then((entry) => keep(key, entry)).catch(() => undefined),
  refreshTags: () => Promise.resolve(),
  // As the interface has it: get() looks at the soft tags itself.
  getExpiration: () => Promise.resolve(Infinity),
  // Next calls it once for a change, which it tells the cache of pages as well.
  updateTags(tags) {
    expireEverywhere(tags);
    return Promise.resolve();
  },
};

export default readStore;
