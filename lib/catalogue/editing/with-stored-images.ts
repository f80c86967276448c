import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { discardImages, storeUploads } from "@/lib/files/store-image";
import { currentStorage, type ImageStorage } from "@/lib/files/storage";
import type { UploadedFile } from "@/lib/files/uploaded-file";
import type { NewImage } from "./product-images";

/** The form's field of the pictures. */
const FIELD = "images";

export interface SaveImagesOptions {
  db: PrismaClient;
  files: readonly UploadedFile[];
  /** Where pictures go; by default where the environment says. */
  storage?: ImageStorage;
}

/**
 * Stores pictures, then saves in one transaction; a save that is refused takes them back, and one that
 * had been made before those that it does not show. Where it is unknown whether the save was kept they
 * stay: were they needed, the product would have lost them, and if not, the clean-up finds them.
 */
export async function withStoredImages<T extends { images: readonly string[] }>(
  { db, files, storage = currentStorage() }: SaveImagesOptions,
  save: (tx: Transaction, added: NewImage[]) => Promise<T>,
): Promise<T> {
  const urls = await storeUploads(files, FIELD, { db, storage });
  const added = urls.map((url, index) => ({ url, name: files[index]?.name ?? "" }));
  try {
    const saved = await db.$transaction((tx) => save(tx, added));
    const unused = urls.filter((url) => !saved.images.includes(url));
    await discardImages(unused, { db, storage });
    return saved;
  } catch (error) {
    if (error instanceof AppError) await discardImages(urls, { db, storage });
    throw error;
  }
}
