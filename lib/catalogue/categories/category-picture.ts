import "server-only";
import { AppError } from "@/lib/base/errors";
import { checkPicture } from "@/lib/files/check-picture";
import { currentStorage, type ImageStorage } from "@/lib/files/storage";
import { discardImages, storeUpload } from "@/lib/files/store-image";
import type { UploadedFile } from "@/lib/files/uploaded-file";
import type { PrismaClient } from "@/lib/db/generated/client";
import { CATEGORY_PICTURE } from "./schemas";

export interface PictureOptions {
  db: PrismaClient;
  /** Of the form's pictures the first. */
  file: UploadedFile | undefined;
  /** Where pictures go; by default where the environment says. */
  storage?: ImageStorage;
}

/**
 * Stores the picture that came along, then saves; a save that is refused takes it back. The picture before
 * stays for the daily clean-up: pages that are open still show it.
 * @throws AppError unsupported_media_type, too_large, unavailable, and as `save`
 */
export async function withPicture<T>(
  { db, file, storage = currentStorage() }: PictureOptions,
  save: (picture: string | undefined) => Promise<T>,
): Promise<T> {
  if (!file) return save(undefined);
  await checkPicture(file, CATEGORY_PICTURE.field);
  const picture = await storeUpload(file, CATEGORY_PICTURE.field, { db, storage });
  try {
    return await save(picture);
  } catch (error) {
    if (error instanceof AppError) await discardImages([picture], { db, storage });
    throw error;
  }
}
