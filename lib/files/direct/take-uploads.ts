import "server-only";
import { createWriteStream } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { PrismaClient } from "@/lib/db/generated/client";
import { type AppError, invalidField } from "@/lib/base/errors";
import { log } from "@/lib/base/log";
import { isNoRoom } from "@/lib/base/http/resource-errors";
import type { UploadedFile } from "../uploads";
import { uploadThingStorage, type UploadThingAccount } from "../uploadthing-storage";
import { requireDirectAccount } from "./issue-upload";
import { DIRECT_UPLOADS, type NamedUpload } from "./schemas";

const PATIENCE_MS = 60_000;

interface TakeOptions {
  db: PrismaClient;
  userId: string;
  uploads: readonly NamedUpload[];
  /** Folder for the downloaded files. */
  folder: string;
  account?: UploadThingAccount;
}

/**
 * Downloads pictures that a browser sent to UploadThing, as if they had come with the form, and removes them there.
 * Each can be read once, by the id that the shop issued, and only for the user it was issued to.
 * @throws AppError invalid_input when one is missing or has another size than promised; all of them are removed from
 * UploadThing in any case
 */
export async function takeUploads({
  db,
  userId,
  uploads,
  folder,
  account = requireDirectAccount(),
}: TakeOptions): Promise<UploadedFile[]> {
  const ids = uploads.map(({ id }) => id);
  const taken = await db.directUpload.updateManyAndReturn({
    where: { id: { in: ids }, userId, takenAt: null, expiresAt: { gt: new Date() } },
    data: { takenAt: new Date() },
  });
  const bytesOf = new Map(taken.map(({ id, bytes }) => [id, bytes]));
  try {
    const files: UploadedFile[] = [];
    for (const { id, name } of uploads) {
      const bytes = bytesOf.get(id);
      // Deletes the id, so that a second mention of it is not found.
      bytesOf.delete(id);
      files.push(await fetchUpload(account, { id, name, bytes, path: path.join(folder, id) }));
    }
    return files;
  } finally {
    await removeThere(
      account,
      taken.map(({ id }) => id),
    );
  }
}

interface Expected {
  id: string;
  name: string;
  path: string;
  /** Undefined when the sender may not use this id. */
  bytes: number | undefined;
}

async function fetchUpload(
  { filesUrl, fetch = globalThis.fetch }: UploadThingAccount,
  { id, name, path, bytes }: Expected,
): Promise<UploadedFile> {
  if (bytes === undefined) throw missing(name);
  try {
    const answer = await fetch(`${filesUrl}/f/${id}`, {
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok || !answer.body) throw new Error(`UploadThing answered ${answer.status}.`);
    await pipeline(exactly(bytes, answer.body), createWriteStream(path));
    return { name, path, bytes };
  } catch (error) {
    if (isNoRoom(error)) throw error;
    log.info(`A picture could not be read back from UploadThing: ${String(error)}`);
    throw missing(name);
  }
}

/** Passes on exactly the promised number of bytes; fails on more or fewer. */
async function* exactly(bytes: number, source: AsyncIterable<Uint8Array>) {
  let seen = 0;
  for await (const chunk of source) {
    seen += chunk.byteLength;
    if (seen > bytes) throw new Error(`It is larger than the ${bytes} bytes that were promised.`);
    yield chunk;
  }
  if (seen < bytes) throw new Error(`It has ${seen} of ${bytes} bytes.`);
}

function missing(name: string): AppError {
  return invalidField(DIRECT_UPLOADS, `“${name}” did not arrive whole. Please send it again.`);
}

/** Files that cannot be removed now are removed after their address expires. */
async function removeThere(account: UploadThingAccount, ids: readonly string[]): Promise<void> {
  await uploadThingStorage(account)
    .remove(ids)
    .catch((error: unknown) => {
      log.error("Originals could not be removed from UploadThing; a later try will", error);
    });
}
