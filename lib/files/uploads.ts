import "server-only";
import path from "node:path";
import { env } from "@/lib/base/env";

/** Folder of pictures on disk, served under /media. */
export function uploadsFolder(): string {
  return path.resolve(env().DATA_DIR, "uploads");
}

/**
 * Folder for the files of requests in progress, one for each process. It is next to the pictures and not in the
 * system's temporary folder; it is removed after its process has ended.
 */
export function incomingFolder(pid = process.pid, dataDir = env().DATA_DIR): string {
  return path.join(incomingFolders(dataDir), String(pid));
}

/** The folder that contains those of all processes. */
export function incomingFolders(dataDir = env().DATA_DIR): string {
  return path.resolve(dataDir, "incoming");
}

/** A file of a request, stored until the request is answered. */
export interface UploadedFile {
  /** The sender's file name without folders. Used only in messages, never as a name on our disk. */
  name: string;
  /** Path of the content on disk. */
  path: string;
  bytes: number;
}
