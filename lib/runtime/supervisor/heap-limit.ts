import "server-only";
import { totalmem } from "node:os";

const MIB = 1024 * 1024;
/**
 * MiB. One process can work with the minimum; above the maximum, a process that caches 160 MiB of pages has no use
 * for more.
 */
const LIMITS = { least: 192, most: 1024 };

/** Returns the memory of the machine, or of the container when that has less. */
function availableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}

/**
 * Returns the MiB of V8's heap for each of `count` web processes. Half of the memory is divided between them; the
 * rest is for their memory outside of the heap, the database and the supervisor. By default V8 would give each
 * process a quarter of the machine, however many there are.
 */
export function heapLimit(count: number, memory = availableMemory()): number {
  const share = Math.floor(memory / 2 / count / MIB);
  return Math.max(LIMITS.least, Math.min(LIMITS.most, share));
}

/**
 * MiB of each half of V8's young generation, for objects that live no longer than a request. Without a limit it grew
 * to 120 MiB under load and returned nothing; with this limit it grows to 32, and a search takes a twentieth longer.
 */
export const YOUNG_LIMIT = 16;
