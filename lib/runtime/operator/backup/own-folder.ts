import "server-only";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { backupsFolder } from "@/lib/dashboard/system/read-backups";

/** Creates the folder, readable only by the shop's own system account. */
export async function ownFolder(dataDir: string): Promise<string> {
  const folder = backupsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

const stamp = () => new Date().toISOString().replace(/[-:]|\.\d+/g, "");

/** Returns a name such as `shop-20261121T094512Z.tar.gz`; names sort by time. */
export const datedName = (): string => `shop-${stamp()}.tar.gz`;

/** Like `datedName`, for backups that the shop makes and removes by itself. */
export const autoName = (): string => `shop-auto-${stamp()}.tar.gz`;

const AUTO = /^shop-auto-\d{8}T\d{6}Z\.tar\.gz$/;

export const isAutoName = (name: string): boolean => AUTO.test(name);

/**
 * Removes the files of a killed backup. Call it only while holding the lock; otherwise another process may be writing
 * them.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const leftovers = names.filter((name) => /\.tar\.gz(\.age)?\.partial$/.test(name));
  for (const name of leftovers) await rm(path.join(folder, name), { force: true });
}

/** Leaves the newest `kept` of the shop's own backups; files with other names are not touched. */
export async function removeOldest(folder: string, kept: number): Promise<void> {
  const own = (await readdir(folder)).filter(isAutoName).sort();
  for (const name of own.slice(0, -kept)) await rm(path.join(folder, name), { force: true });
}
