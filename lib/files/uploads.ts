import "server-only";
import path from "node:path";
import { env } from "@/lib/base/env";

/** Where pictures are kept on disk; served under /media. */
export function uploadsFolder(): string {
  return path.resolve(env().DATA_DIR, "uploads");
}

/**
 * Where the files of a request lie while it is answered, in a folder of the process that answers it. Beside
 * the pictures and not among the machine's temporary files: it is removed when that process is gone.
 */
export function incomingFolder(pid = process.pid, dataDir = env().DATA_DIR): string {
  return path.join(incomingFolders(dataDir), String(pid));
}

/** The folders of all processes. */
export function incomingFolders(dataDir = env().DATA_DIR): string {
  return path.resolve(dataDir, "incoming");
}

/** A file that came with a request, set aside until the request is answered. */
export interface UploadedFile {
  /** As the sender called it, without folders; for messages only, never a name on our disk. */
  name: string;
  /** Where its content stands now. */
  path: string;
  bytes: number;
}
