import "server-only";
import { copyFile, open, rename, stat, truncate, type FileHandle } from "node:fs/promises";

/** The log of the embedded server: this run's and, as `….1`, what was before it; each with a bound. */

const MOST_BYTES = 1024 * 1024;
const LOOK_MS = 10 * 60 * 1000;

const earlier = (file: string) => `${file}.1`;

/** Begins a new one; that of the last run is kept beside it, to be read after a crash. */
export async function openServerLog(file: string): Promise<FileHandle> {
  await rename(file, earlier(file)).catch(() => undefined);
  return open(file, "a", 0o600);
}

/** The server has the file open and adds to its end, wherever that is then. */
export async function cutServerLog(file: string, mostBytes = MOST_BYTES): Promise<void> {
  const { size } = await stat(file).catch(() => ({ size: 0 }));
  if (size <= mostBytes) return;
  await copyFile(file, earlier(file));
  await truncate(file);
}

export function keepServerLogBounded(file: string): { stop(): void } {
  const timer = setInterval(() => void cutServerLog(file).catch(() => undefined), LOOK_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
