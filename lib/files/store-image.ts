import "server-only";
import { randomBytes } from "node:crypto";
import type { Db } from "@/lib/db/client";
import { AppError, invalidField } from "@/lib/base/errors";
import { IMAGE_WIDTHS, variantName } from "@/lib/files/picture-address";
import { log } from "@/lib/base/log";
import { checkPicture, damaged } from "./check-picture";
import { encodePicture, type EncodedPicture } from "./encode-picture";
import { currentStorage } from "./storage";
import type { UploadedFile } from "./uploads";
import type { ImageStorage, StoredFile } from "./image-storage";

export interface StoreImageOptions {
  db: Db;
  /** Defaults to the storage configured in the environment. */
  storage?: ImageStorage;
}

/**
 * Stores one uploaded picture. `field` is its form field. Keeps transparency.
 * @throws AppError unsupported_media_type, too_large, invalid_input; unavailable when it cannot be stored
 */
export async function storeUpload(
  file: UploadedFile,
  field: string,
  options: StoreImageOptions,
): Promise<string> {
  const [url = ""] = await storeUploads([file], field, options);
  return url;
}

/**
 * Stores all pictures or none. Returns their addresses in the same order.
 * @throws AppError as storeUpload
 */
export async function storeUploads(
  files: readonly UploadedFile[],
  field: string,
  { db, storage = currentStorage() }: StoreImageOptions,
): Promise<string[]> {
  for (const file of files) await checkPicture(file, field);
  const results = await Promise.allSettled(
    files.map((file) => storeChecked(file, field, { db, storage })),
  );
  const stored = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []));
  const failed = results.find((result) => result.status === "rejected");
  if (!failed) return stored;
  await discardImages(stored, { db, storage });
  throw failed.reason;
}

async function storeChecked(
  file: UploadedFile,
  field: string,
  options: Required<StoreImageOptions>,
): Promise<string> {
  const picture = await encodePicture(file.path).catch((error: unknown) => {
    log.info(`A picture could not be decoded: ${String(error)}`);
    throw invalidField(field, damaged(file.name));
  });
  const [url = ""] = await storeEncoded([picture], options);
  return url;
}

/**
 * Stores pictures that are already encoded in every width, all or none, under names that cannot be guessed. Returns
 * the address of each picture's largest width, in the same order.
 * @throws AppError unavailable when they cannot be stored
 */
export async function storeEncoded(
  pictures: readonly EncodedPicture[],
  { db, storage = currentStorage() }: StoreImageOptions,
): Promise<string[]> {
  const named = pictures.map(underNewName);
  const rows = named.map(({ id, files }) => ({
    url: storage.urlOf(`${id}.webp`),
    storage: storage.kind,
    files: files.map(({ name }) => name),
  }));
  // Inserts the rows first, so that the files are known and can be cleaned up, whatever happens next.
  await db.storedImage.createMany({ data: rows });
  const urls = rows.map(({ url }) => url);
  try {
    await storage.write(named.flatMap(({ files }) => files));
  } catch (error) {
    log.error("A picture could not be stored", error);
    await discardImages(urls, { db, storage });
    throw notStored();
  }
  return urls;
}

function underNewName(picture: EncodedPicture): { id: string; files: StoredFile[] } {
  const id = randomBytes(12).toString("hex");
  const files = picture.map(({ width, content }) => ({ name: variantName(id, width), content }));
  return { id, files };
}

const RETRY_SECONDS = 30;

function notStored(): AppError {
  const message = "The pictures could not be stored, so nothing was saved. Please try again.";
  return new AppError("unavailable", message, {
    headers: { "Retry-After": String(RETRY_SECONDS) },
  });
}

/**
 * Removes pictures that were just stored and that nothing uses. If removal fails, the row stays, so that the daily
 * clean-up finds it.
 */
export async function discardImages(
  urls: readonly string[],
  { db, storage = currentStorage() }: StoreImageOptions,
): Promise<void> {
  if (urls.length === 0) return;
  try {
    await storage.remove(urls.flatMap(listFiles));
    await db.storedImage.deleteMany({ where: { url: { in: [...urls] } } });
  } catch (error) {
    log.error("Pictures could not be taken back; the clean-up will remove them", error);
  }
}

function listFiles(url: string): string[] {
  const id = url.slice(url.lastIndexOf("/") + 1, -".webp".length);
  return IMAGE_WIDTHS.map((width) => variantName(id, width));
}
