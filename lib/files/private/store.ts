import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";

/**
 * Files that only calls hand out, after they checked who asks: artwork and proofs. No address serves them. A key is the
 * name of a group, an id and a file: "proofs/0199…/1.png".
 */
export interface PrivateStore {
  kind: "disk" | "s3";
  /** Notes that files will lie under an id ("proofs/0199…"), so that they are found once it has no row. */
  note(db: Transaction | PrismaClient, key: string): Promise<void>;
  /** Stores a file under its key. A reader never sees half of it. */
  write(key: string, content: Uint8Array): Promise<void>;
  /**
   * Joins files, one after another, into a new one, unless `check` throws. Owners of files take turns.
   * @returns what `check` makes of it
   */
  join<T>(parts: readonly string[], key: string, work: OwnedWork<JoinedFile, T>): Promise<T>;
  /** The content of a small file; null when it is not there. */
  read(key: string): Promise<Buffer | null>;
  /** The content of a file of any size; null when it is not there. */
  stream(key: string): Promise<ReadableStream<Uint8Array> | null>;
  /**
   * Runs a local program on the file of a key.
   * @throws Error when it is missing
   */
  withFile<T>(key: string, work: OwnedWork<string, T>): Promise<T>;
  /** Removes a file, or all files of an id. What is not there is no error. */
  remove(key: string): Promise<void>;
}

export interface OwnedWork<Input, Output> {
  /** The account or order that a file belongs to. */
  owner: string;
  check: (input: Input) => Promise<Output>;
}

/** A file on this machine, until the work with it is done. */
export interface JoinedFile {
  path: string;
  /** Hexadecimal. */
  sha256: string;
}

const KEY = /^[a-z]+\/[\da-f-]{36}(\/[a-z\d.-]+)?$/;

/** @throws Error for an invalid key, such as a path that leads elsewhere */
export function requireKey(key: string): string {
  if (KEY.test(key)) return key;
  throw new Error(`${key} is no key of a private file.`);
}
