import "server-only";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ImageStorage, StoredFile } from "./image-storage";

/** Stores files in one folder, which the web server serves under /media. */
export function diskStorage(folder: string): ImageStorage {
  return {
    kind: "disk",
    urlOf: (name) => `/media/${name}`,
    write: async (files) => {
      await mkdir(folder, { recursive: true });
      await Promise.all(files.map((file) => writeWhole(folder, file)));
    },
    remove: async (names) => {
      await Promise.all(
        names.map((name) => rm(path.join(folder, path.basename(name)), { force: true })),
      );
    },
  };
}

/** Writes to a temporary name, then renames it, so that a reader never sees half a file. */
async function writeWhole(folder: string, { name, content }: StoredFile): Promise<void> {
  const file = path.join(folder, name);
  const partial = `${file}.partial`;
  try {
    await writeFile(partial, content);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
