import "server-only";
import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { workQueue } from "@/lib/http/limits/at-once";
import { AT_ONCE } from "@/lib/http/limits/limits";
import { incomingFolder } from "../uploads";

/** Opens the content of a part once it is its turn. */
export type OpenPart = () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;

const inTurn = workQueue(AT_ONCE.joinedFiles);

/**
 * Writes parts, one after another, into a file, when its owner's turn comes. Returns its SHA-256, hexadecimal.
 * @throws AppError unavailable when too many files wait
 */
export const joinInto = (
  file: string,
  parts: readonly OpenPart[],
  owner: string,
): Promise<string> => inTurn(owner, () => join(file, parts));

async function join(file: string, parts: readonly OpenPart[]): Promise<string> {
  const hash = createHash("sha256");
  async function* chunks() {
    for (const openPart of parts) {
      for await (const chunk of await openPart()) {
        hash.update(chunk);
        yield chunk;
      }
    }
  }
  await pipeline(chunks(), createWriteStream(file));
  return hash.digest("hex");
}

/**
 * A folder for one piece of work of this process, removed afterwards: two that make the same file at once never write
 * into each other's.
 */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const incoming = incomingFolder();
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(path.join(incoming, "private-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
