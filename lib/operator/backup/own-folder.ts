import "server-only";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { backupsFolder } from "@/lib/dashboard/system/read-backups";

/** Readable by the shop's own account alone. */
export async function ownFolder(dataDir: string): Promise<string> {
  const folder = backupsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

const stamp = () => new Date().toISOString().replace(/[-:]|\.\d+/g, "");

/** `shop-20261121T094512Z.tar.gz`: sorted by time. */
export const datedName = (): string => `shop-${stamp()}.tar.gz`;

/** As `datedName`, of what the shop made by itself and removes by itself. */
export const autoName = (): string => `shop-auto-${stamp()}.tar.gz`;

const AUTO = /^shop-auto-\d{8}T\d{6}Z\.tar\.gz$/;

/** What a killed backup left behind. Only whoever holds the lock may: another's is being written. */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const leftovers = names.filter((name) => name.endsWith(".tar.gz.partial"));
  for (const name of leftovers) await rm(path.join(folder, name), { force: true });
}

/** Leaves the newest `kept` of the shop's own; a file of another name is somebody else's. */
export async function removeOldest(folder: string, kept: number): Promise<void> {
  const own = (await readdir(folder)).filter((name) => AUTO.test(name)).sort();
  for (const name of own.slice(0, -kept)) await rm(path.join(folder, name), { force: true });
}
