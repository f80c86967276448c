export interface StoredFile {
  name: string;
  content: Buffer;
}

export const STORAGE_KINDS = ["disk", "uploadthing", "s3"] as const;

export type StorageKind = (typeof STORAGE_KINDS)[number];

/** Storage for files that browsers fetch. */
export interface ImageStorage {
  kind: StorageKind;
  /** Returns the address of a file by its name. */
  urlOf(name: string): string;
  /** Stores all files; throws when one of them fails. */
  write(files: readonly StoredFile[]): Promise<void>;
  /** Removes files. A missing file is no error. */
  remove(names: readonly string[]): Promise<void>;
}
