/** Whether the disk, or the share of it that the shop may use, is full. */
export function isNoRoom(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === "ENOSPC" || code === "EDQUOT";
}
