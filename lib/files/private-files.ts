import "server-only";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { env } from "@/lib/base/env";

/**
 * Files that only calls hand out, after they checked who asks: artwork and proofs. They lie in a folder of the data
 * directory that no address serves. A key is the name of a group, an id and a file: "proofs/0199…/1.png".
 */

const KEY = /^[a-z]+\/[\da-f-]{36}(\/[a-z\d.-]+)?$/;

/** The folder of all private files. */
export const privateFolder = () => path.resolve(env().DATA_DIR, "private");

function pathOf(key: string): string {
  if (!KEY.test(key)) throw new Error(`${key} is no key of a private file.`);
  return path.join(privateFolder(), key);
}

/** Stores a file under its key. A reader never sees half of it. */
export async function writePrivate(key: string, content: Uint8Array): Promise<void> {
  const file = await prepared(key);
  await writeFile(`${file}.partial`, content);
  await rename(`${file}.partial`, file);
}

/** Joins files, one after another, into a new one. Returns its SHA-256, hexadecimal. */
export async function joinPrivate(parts: readonly string[], key: string): Promise<string> {
  const file = await prepared(key);
  const hash = createHash("sha256");
  const joined = createWriteStream(`${file}.partial`);
  for (const part of parts) {
    for await (const chunk of createReadStream(pathOf(part)) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      if (!joined.write(chunk)) await once(joined, "drain");
    }
  }
  joined.end();
  await finished(joined);
  await rename(`${file}.partial`, file);
  return hash.digest("hex");
}

async function prepared(key: string): Promise<string> {
  const file = pathOf(key);
  await mkdir(path.dirname(file), { recursive: true });
  return file;
}

/** The path of a stored file, for programs that read it. */
export const privatePath = (key: string): string => pathOf(key);

/** The content of a small file; null when it is not there. */
export async function readPrivate(key: string): Promise<Buffer | null> {
  return readFile(pathOf(key)).catch(nothing);
}

/** The content of a file of any size; null when it is not there. */
export async function streamPrivate(key: string): Promise<ReadableStream<Uint8Array> | null> {
  const file = await open(pathOf(key)).catch(nothing);
  return file && (Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>);
}

function nothing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
  throw error;
}

/** Removes a file, or all files of an id. What is not there is no error. */
export async function removePrivate(key: string): Promise<void> {
  await rm(pathOf(key), { recursive: true, force: true });
}
