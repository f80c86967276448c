import "server-only";
import { env } from "@/lib/base/env";
import { diskStorage } from "./disk-storage";
import { s3Storage } from "./s3-storage";
import { uploadThingStorage } from "./uploadthing-storage";
import { uploadsFolder } from "./uploads";

export interface StoredFile {
  name: string;
  content: Buffer;
}

export const STORAGE_KINDS = ["disk", "uploadthing", "s3"] as const;

export type StorageKind = (typeof STORAGE_KINDS)[number];

/** A place in which files are kept and from which browsers fetch them. */
export interface ImageStorage {
  kind: StorageKind;
  /** The address of a file, by its name. */
  urlOf(name: string): string;
  /** Keeps all of the files; throws where one of them could not be kept. */
  write(files: readonly StoredFile[]): Promise<void>;
  /** Removes files; one that is not there is no error. */
  remove(names: readonly string[]): Promise<void>;
}

/** Where pictures are kept that are uploaded from now on. */
export function currentStorage(): ImageStorage {
  return storageOf("s3") ?? storageOf("uploadthing") ?? diskStorage(uploadsFolder());
}

/** The place of pictures that were stored earlier; undefined where the program no longer has access. */
export function storageOf(kind: StorageKind): ImageStorage | undefined {
  if (kind === "disk") return diskStorage(uploadsFolder());
  const { UPLOADTHING, S3 } = env();
  if (kind === "s3") return S3 && s3Storage(S3);
  return UPLOADTHING && uploadThingStorage(UPLOADTHING);
}
