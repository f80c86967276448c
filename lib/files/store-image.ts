import "server-only";
import { randomBytes } from "node:crypto";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { IMAGE_WIDTHS, variantName } from "@/lib/files/picture-address";
import { log } from "@/lib/base/log";
import { checkPicture, damaged } from "./check-picture";
import { encodePicture, type EncodedPicture } from "./encode-picture";
import { currentStorage, type ImageStorage, type StoredFile } from "./storage";
import type { UploadedFile } from "./uploads";

export interface StoreImageOptions {
  db: Db;
  /** Where it is kept; by default where the environment says. */
  storage?: ImageStorage;
}

/**
 * Stores one uploaded picture; `field` is the form's field that it came in. What can be seen through
 * in a picture stays so.
 * @throws AppError unsupported_media_type, too_large, invalid_input; unavailable where it cannot be kept
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
 * Stores all of the pictures or none. Answers their addresses, in their order.
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
    const message = damaged(file.name);
    throw new AppError("invalid_input", message, { fields: { [field]: message } });
  });
  const [url = ""] = await storeEncoded([picture], options);
  return url;
}

/**
 * Stores pictures that exist in every width already, all or none, under names that cannot be guessed.
 * Answers their addresses, each that of the widest, in their order.
 * @throws AppError unavailable where they cannot be kept
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
  // The rows come first: whatever happens then, the files are known and can be cleaned up.
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
 * Takes back pictures that were stored a moment ago and that nothing uses. What cannot be removed now
 * keeps its row, by which the daily clean-up finds it.
 */
export async function discardImages(
  urls: readonly string[],
  { db, storage = currentStorage() }: StoreImageOptions,
): Promise<void> {
  if (urls.length === 0) return;
  try {
    await storage.remove(urls.flatMap(filesOf));
    await db.storedImage.deleteMany({ where: { url: { in: [...urls] } } });
  } catch (error) {
    log.error("Pictures could not be taken back; the clean-up will remove them", error);
  }
}

function filesOf(url: string): string[] {
  const id = url.slice(url.lastIndexOf("/") + 1, -".webp".length);
  return IMAGE_WIDTHS.map((width) => variantName(id, width));
}
