import "server-only";
import { totalmem } from "node:os";

/** Returns the bytes of the machine's memory, or of the container's when that has less. */
export const availableMemory = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || Infinity);
