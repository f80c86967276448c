import "server-only";
import { readdir, stat, statfs } from "node:fs/promises";
import path from "node:path";
import type { Db } from "@/lib/db/client";
import { currentStorage } from "@/lib/files/storage";
import { uploadsFolder } from "@/lib/files/uploads";
import type { System } from "./schemas";

/** Reads the pictures on disk and elsewhere, and the free disk space. */
export async function readStorage(db: Db): Promise<System["storage"]> {
  const folder = uploadsFolder();
  const [used, disk, remoteImages] = await Promise.all([
    measured(folder),
    statfs(folder),
    db.storedImage.count({ where: { storage: { not: "disk" } } }),
  ]);
  return {
    kind: currentStorage().kind,
    ...used,
    freeBytes: disk.bavail * disk.bsize,
    remoteImages,
  };
}

interface Used {
  files: number;
  bytes: number;
}

/** Measuring reads the size of every file, so a large shop is measured once a minute at most. */
const KEPT_MS = 60_000;
let kept: { folder: string; at: number; used: Promise<Used> } | undefined;

function measured(folder: string): Promise<Used> {
  if (!kept || kept.folder !== folder || Date.now() - kept.at > KEPT_MS) {
    const entry = { folder, at: Date.now(), used: measure(folder) };
    kept = entry;
    // A failure is not cached: the next call may succeed.
    entry.used.catch(() => {
      if (kept === entry) kept = undefined;
    });
  }
  return kept.used;
}

const AT_ONCE = 64;

async function measure(folder: string): Promise<Used> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  let bytes = 0;
  for (let first = 0; first < files.length; first += AT_ONCE) {
    const sizes = await Promise.all(
      files.slice(first, first + AT_ONCE).map(({ parentPath, name }) => size(parentPath, name)),
    );
    bytes += sizes.reduce((sum, each) => sum + each, 0);
  }
  return { files: files.length, bytes };
}

/** Returns 0 for a file that was removed meanwhile. */
async function size(folder: string, name: string): Promise<number> {
  return stat(path.join(folder, name)).then(
    (found) => found.size,
    () => 0,
  );
}
