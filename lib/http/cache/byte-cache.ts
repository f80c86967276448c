import { LRUCache } from "lru-cache";
import { measured } from "../../base/measured.ts";

/**
 * Caches values up to a total of bytes; the least recently used go first. Its fill level is reported under its name
 * (`shop_cache_bytes` of /metrics, the System tab).
 */
export function byteCache<V extends { bytes: number }>(
  name: string,
  limitBytes: number,
): LRUCache<string, V> {
  const cache = new LRUCache<string, V>({
    maxSize: limitBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });
  measured.caches.set(name, { bytes: () => cache.calculatedSize, mostBytes: limitBytes });
  return cache;
}
