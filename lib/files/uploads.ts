import "server-only";
import path from "node:path";
import { env } from "@/lib/env";

/** Where pictures are kept on disk; served under /media. */
export function uploadsFolder(): string {
  return path.resolve(env().DATA_DIR, "uploads");
}

/**
 * Where the files of a request lie while it is answered. Beside the pictures and not among the machine's
 * temporary files: the next start empties it, whatever a crash left there.
 */
export function incomingFolder(dataDir = env().DATA_DIR): string {
  return path.resolve(dataDir, "incoming");
}
