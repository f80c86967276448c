import "server-only";
import { totalmem } from "node:os";

const MIB = 1024 * 1024;
/** What one process can do with, and what more than one that caches 160 MiB of pages has no use for. */
const LIMITS = { least: 192, most: 1024 };

/** Of the machine, or of the container where that has less. */
function availableMemory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity);
}

/**
 * MiB of V8's heap for each of `count` web processes: half of the memory is theirs together, the rest is
 * for what they hold outside of the heap, the database and the supervisor. V8 itself would give each
 * process a quarter of the machine, however many there are.
 */
export function heapLimit(count: number, memory = availableMemory()): number {
  const share = Math.floor(memory / 2 / count / MIB);
  return Math.max(LIMITS.least, Math.min(LIMITS.most, share));
}

/**
 * MiB of each half of V8's space for what lives no longer than a request. Without a limit it grew to 120 MiB
 * under load and gave nothing back; with this one to 32, for which a search takes a twentieth longer.
 */
export const YOUNG_LIMIT = 16;
