import "server-only";
import { readFileSync } from "node:fs";
import { availableMemory } from "../supervisor/available-memory";
import { StartError } from "../supervisor/steps";

const MIB = 1024 * 1024;

/** MiB that a build needs at least, measured in containers (docs/scaling.md). */
const NEEDED = 1_750;

/** Advice for an operator. */
export const TOO_LITTLE = `A build needs 2 GB of memory. Add memory or swap, or build on another machine and copy the result (docs/operations.md, "Build elsewhere").`;

interface Memory {
  /** Bytes of the machine, or of its container when that has less. */
  memory: number;
  /** Bytes. */
  swap: number;
}

/** @throws StartError when a build would be killed for lack of memory, which names no reason */
export function requireMemory({ memory, swap }: Memory = readMemory()): void {
  const there = Math.floor((memory + swap) / MIB);
  if (there >= NEEDED) return;
  throw new StartError(`The site cannot be built with ${there} MB. ${TOO_LITTLE}`);
}

const readMemory = (): Memory => ({ memory: availableMemory(), swap: readSwap() });

/** Returns 0 where the system does not say. */
function readSwap(): number {
  try {
    const [, kilobytes] =
      /^SwapTotal:\s+(\d+) kB$/m.exec(readFileSync("/proc/meminfo", "utf8")) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    return 0;
  }
}
