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
