import { LRUCache } from "lru-cache";
import { measured } from "../base/measured.ts";

/**
 * Keeps values up to a sum of bytes; what was not asked for the longest goes first. By its name it is
 * told how full it is (`shop_cache_bytes` of /metrics, the System tab).
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
