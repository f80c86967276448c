import { LRUCache } from "lru-cache";

/** Keeps values up to a sum of bytes; what was not asked for the longest goes first. */
export function byteCache<V extends { bytes: number }>(limitBytes: number): LRUCache<string, V> {
  return new LRUCache({ maxSize: limitBytes, sizeCalculation: ({ bytes }) => Math.max(1, bytes) });
}
