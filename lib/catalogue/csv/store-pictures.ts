import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError, type ErrorCode } from "@/lib/base/errors";
import { currentStorage } from "@/lib/files/storage";
import { storeUpload } from "@/lib/files/store-image";
import { eachFileOfZip } from "@/lib/files/unpack-zip";
import type { UploadedFile } from "@/lib/files/uploads";
import type { ImageStorage } from "@/lib/files/image-storage";
import { ZIP_FIELD, ZIP_LIMITS, type ImportPictures } from "./schemas";

export interface StorePicturesOptions {
  db: PrismaClient;
  zip: UploadedFile;
  /** Defaults to the storage configured in the environment. */
  storage?: ImageStorage;
  /** Folder for temporary files; defaults to the one used for requests. */
  incoming?: string;
}

/**
 * Stores the pictures of a ZIP for an import to use. Pictures that the import does not use are removed by the daily
 * clean-up. A file that was stored before returns the existing picture.
 * @throws AppError as eachFileOfZip; unavailable when pictures cannot be stored
 */
export async function storePictures(options: StorePicturesOptions): Promise<ImportPictures> {
  const { zip, incoming } = options;
  const stored = new Map<string, string>();
  const refused: ImportPictures["problems"] = [];
  const problems = await eachFileOfZip({
    zip,
    field: ZIP_FIELD,
    limits: ZIP_LIMITS,
    ...(incoming === undefined ? {} : { incoming }),
    take: async (file) => {
      try {
        stored.set(file.name, await storeOnce(file, options));
      } catch (error) {
        refused.push({ name: file.name, message: getReason(error) });
      }
    },
  });
  return {
    pictures: Array.from(stored, ([name, url]) => ({ name, url })),
    problems: [...problems, ...refused],
  };
}

/** Error codes that concern a single picture; the other pictures may be fine. */
const ITS_OWN: readonly ErrorCode[] = ["invalid_input", "too_large", "unsupported_media_type"];

/** @throws `error` unless it concerns a single picture */
function getReason(error: unknown): string {
  if (error instanceof AppError && ITS_OWN.includes(error.code)) return error.message;
  throw error;
}

async function storeOnce(
  file: UploadedFile,
  { db, storage = currentStorage() }: StorePicturesOptions,
): Promise<string> {
  const sourceHash = await computeHash(file.path);
  const earlier = await db.storedImage.findFirst({
    where: { sourceHash, storage: storage.kind },
    orderBy: { createdAt: "desc" },
    select: { url: true },
  });
  if (earlier) return earlier.url;
  const url = await storeUpload(file, ZIP_FIELD, { db, storage });
  await db.storedImage.updateMany({ where: { url }, data: { sourceHash } });
  return url;
}

async function computeHash(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}
