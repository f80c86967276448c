import "server-only";
import { createWriteStream } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { Env } from "@/lib/base/env";
import { log } from "@/lib/base/log";
import { AGE_ENDING, encryptFile } from "@/lib/base/secrets/encrypted-file";
import { LEAST_PASSPHRASE } from "@/lib/dashboard/system/schemas";
import type { PrismaClient } from "@/lib/db/generated/client";
import { BucketRefusal } from "@/lib/files/bucket-answer";
import { openBucket } from "@/lib/files/s3-bucket";
import { OperatorError } from "../command";
import { isAutoName, ownFolder } from "./own-folder";

// Copies of the shop's own backups in a bucket, encrypted as a download is.

type Copies = NonNullable<Env["BACKUP"]>;

interface CopyBackupOptions {
  db: PrismaClient;
  /** Of the run. */
  id: string;
  file: string;
  copies: Copies;
  /** How many copies stay. */
  kept: number;
}

/** Copies a backup, encrypting it while it is sent, and notes when it arrived or why not. */
export async function copyBackup({ db, id, ...copy }: CopyBackupOptions): Promise<void> {
  const note = (data: { copyBegunAt: Date } | { copyFailure: string } | Arrived) =>
    db.backupRun.updateMany({ where: { id }, data });
  await note({ copyBegunAt: new Date() });
  try {
    const copyBytes = await send(copy);
    await note({ copiedAt: new Date(), copyBytes });
    await removeOldest(copy);
  } catch (error) {
    log.error("The backup could not be copied to the bucket", error);
    await note({ copyFailure: getReason(error) });
  }
}

interface Arrived {
  copiedAt: Date;
  copyBytes: number;
}

type Copy = Omit<CopyBackupOptions, "db" | "id">;

async function send({ file, copies }: Copy): Promise<number> {
  const passphrase = await readPassphrase(copies);
  const name = `${copies.prefix}/${path.basename(file)}${AGE_ENDING}`;
  return openBucket(copies.bucket).putStream(name, await encryptFile(file, passphrase));
}

/** @throws OperatorError when it cannot be read, or is too short */
export async function readPassphrase({ passphraseFile }: Copies): Promise<string> {
  const text = await readFile(passphraseFile, "utf8").catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code ?? message;
    throw new OperatorError(`The file that BACKUP_PASSPHRASE_FILE names cannot be read: ${why}.`);
  });
  const [passphrase = ""] = text.split(/\r?\n/);
  if (passphrase.length >= LEAST_PASSPHRASE) return passphrase;
  throw new OperatorError(
    `The passphrase in the first line of BACKUP_PASSPHRASE_FILE needs at least ${LEAST_PASSPHRASE} characters.`,
  );
}

/** The copies of the shop's own backups, oldest first. */
async function listCopies({ bucket, prefix }: Copies): Promise<string[]> {
  const names = await openBucket(bucket).list(`${prefix}/`);
  const isCopy = (name: string) =>
    name.endsWith(AGE_ENDING) && isAutoName(name.slice(prefix.length + 1, -AGE_ENDING.length));
  return names.filter(isCopy).toSorted();
}

async function removeOldest({ copies, kept }: Copy): Promise<void> {
  for (const name of (await listCopies(copies)).slice(0, -kept)) {
    await openBucket(copies.bucket).remove(name);
  }
}

function getReason(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof BucketRefusal && error.words) return `The bucket says: ${error.words}`;
  const { cause, message } = error as Error;
  const { code = "", message: inner = "" } = (cause ?? {}) as { code?: string; message?: string };
  return `The bucket could not be reached: ${[code, inner || message].filter(Boolean).join(", ")}`;
}

/**
 * Fetches a copy from the bucket into the folder of backups; without a name the newest one. Returns its path.
 * @throws OperatorError when there is none
 */
export async function fetchCopy(
  { DATA_DIR, BACKUP: copies }: Env,
  name: string | undefined,
): Promise<string> {
  if (!copies) throw new OperatorError("Set BACKUP_BUCKET and what belongs to it first.");
  const wanted = name ? `${copies.prefix}/${name}` : (await listCopies(copies)).at(-1);
  const found = wanted ? await openBucket(copies.bucket).get(wanted) : null;
  if (!wanted || !found?.body) throw new OperatorError("The bucket has no such copy.");
  const file = path.join(await ownFolder(DATA_DIR), path.basename(wanted));
  const aside = `${file}.partial`;
  try {
    const content = Readable.fromWeb(found.body as NodeStream<Uint8Array>);
    await pipeline(content, createWriteStream(aside, { mode: 0o600 }));
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw new OperatorError(`The copy could not be fetched: ${(error as Error).message}.`);
  }
  return file;
}
