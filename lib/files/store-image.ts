import "server-only";
import { randomBytes } from "node:crypto";
import { IMAGE_WIDTHS, variantName } from "@/lib/catalogue/images";
import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { checkPicture, damaged } from "./check-picture";
import { encodePicture } from "./encode-picture";
import { currentStorage, type ImageStorage, type StoredFile } from "./storage";
import type { UploadedFile } from "./uploaded-file";

export interface StoreImageOptions {
  db: Db;
  /** Where it is kept; by default where the environment says. */
  storage?: ImageStorage;
}

/**
 * Stores a picture that the program itself made, in every width that pages use and under a name that
 * cannot be guessed. Answers its address, that of the widest.
 */
export async function storeImage(
  picture: Buffer,
  { db, storage = currentStorage() }: StoreImageOptions,
): Promise<string> {
  const id = randomBytes(12).toString("hex");
  return keep(id, await encodePicture(id, picture), { db, storage });
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
  const id = randomBytes(12).toString("hex");
  const variants = await encodePicture(id, file.path).catch((error: unknown) => {
    log.info(`A picture could not be decoded: ${String(error)}`);
    const message = damaged(file.name);
    throw new AppError("invalid_input", message, { fields: { [field]: message } });
  });
  return keep(id, variants, options);
}

/** The row comes first: whatever happens then, the files are known and can be cleaned up. */
async function keep(
  id: string,
  variants: StoredFile[],
  { db, storage }: Required<StoreImageOptions>,
): Promise<string> {
  const url = storage.urlOf(`${id}.webp`);
  await db.storedImage.create({
    data: { url, storage: storage.kind, files: variants.map(({ name }) => name) },
    select: { url: true },
  });
  try {
    await storage.write(variants);
  } catch (error) {
    log.error("A picture could not be stored", error);
    await discardImages([url], { db, storage });
    throw notStored();
  }
  return url;
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
