import { statfs } from "node:fs/promises";

/** Reports whether the disk, or the shop's quota of it, is full. */
export function isNoRoom(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === "ENOSPC" || code === "EDQUOT";
}

/** Bytes of one WAL segment of the database; without room for another one the database stops. */
const SEGMENT_BYTES = 16 * 1024 * 1024;

/** Reports whether a database in this folder has no room to go on. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < SEGMENT_BYTES;
}

/** The file limits of the process and of the machine. */
const OUT_OF_FILES = new Set(["EMFILE", "ENFILE"]);

function isOutOfFiles(error: unknown): boolean {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown };
  return OUT_OF_FILES.has(String(code)) || (cause !== undefined && isOutOfFiles(cause));
}

/**
 * Throws an error that says that no file can be opened as an uncaught exception, so that the process ends and is
 * replaced: whatever holds all the files does not release them.
 */
export function throwWhenOutOfFiles(error: unknown): void {
  if (!isOutOfFiles(error)) return;
  setImmediate(() => {
    throw error;
  });
}
