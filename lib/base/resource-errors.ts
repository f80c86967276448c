import { statfs } from "node:fs/promises";

/** Whether the disk, or the share of it that the shop may use, is full. */
export function isNoRoom(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === "ENOSPC" || code === "EDQUOT";
}

/** Of the database's log of changes; without room for one more it ends. */
const SEGMENT_BYTES = 16 * 1024 * 1024;

/** Whether a database in this folder has no room to go on. */
export async function isDiskFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < SEGMENT_BYTES;
}

/** Of the process and of the machine. */
const OUT_OF_FILES = new Set(["EMFILE", "ENFILE"]);

function isOutOfFiles(error: unknown): boolean {
  const { code, cause } = Object(error) as { code?: unknown; cause?: unknown };
  return OUT_OF_FILES.has(String(code)) || (cause !== undefined && isOutOfFiles(cause));
}

/**
 * Has the process ended and replaced where the error says that it can open no file: whatever took them all does not
 * give them back. Its web process learns of it as of any exception that nobody catches.
 */
export function throwWhenOutOfFiles(error: unknown): void {
  if (!isOutOfFiles(error)) return;
  setImmediate(() => {
    throw error;
  });
}
