import "server-only";
import { env } from "@/lib/base/env";
import { diskStorage } from "./disk-storage";
import { uploadThingStorage } from "./uploadthing-storage";
import { uploadsFolder } from "./uploads";
import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { workQueue } from "@/lib/limits/at-once";
import { AT_ONCE } from "@/lib/limits/limits";

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

interface Bucket {
  /** Such as https://s3.ap-south-1.amazonaws.com; the bucket's name follows as the first part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  /** Where browsers find what the bucket holds. */
  publicUrl: string;
}

/** So that pages know the pictures of a bucket by their address, and others may use it as well. */
const FOLDER = "shop-pictures";

const RETRIES = 2;
const PATIENCE_MS = 30_000;

const HEADERS = {
  "Content-Type": "image/webp",
  // A picture is never changed: another one has another name.
  "Cache-Control": "public, max-age=31536000, immutable",
};

/**
 * Files in a bucket that speaks Amazon's S3, whoever runs it. Reading them is the bucket's own affair: it
 * has to let everybody read, or stand behind something that does.
 */
export function s3Storage(bucket: Bucket): ImageStorage {
  const client = new AwsClient({
    accessKeyId: bucket.keyId,
    secretAccessKey: bucket.secret,
    region: bucket.region,
    service: "s3",
    retries: RETRIES,
  });
  const limit = workQueue(AT_ONCE.bucketRequests);
  const send = async (name: string, method: "PUT" | "DELETE", content?: Buffer) => {
    const answer = await client.fetch(
      `${bucket.endpoint}/${bucket.bucket}/${FOLDER}/${encodeURIComponent(name)}`,
      {
        method,
        headers: { ...(content && HEADERS), "X-Amz-Content-Sha256": sha256(content ?? "") },
        ...(content && { body: new Uint8Array(content) }),
        redirect: "manual",
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
    );
    // The answer to whoever has no right may name what was asked for: the status is enough.
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The bucket answered ${answer.status} to ${method} ${name}.`);
  };
  return {
    kind: "s3",
    urlOf: (name) => `${bucket.publicUrl}/${FOLDER}/${name}`,
    write: (files) => all(files, ({ name, content }: StoredFile) => send(name, "PUT", content)),
    remove: (names) => all(names, (name) => send(name, "DELETE")),
  };

  /** Waits for every one before it fails: nothing is under way any more when what came is taken back. */
  async function all<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    const results = await Promise.allSettled(items.map((item) => limit(() => work(item))));
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
  }
}

const sha256 = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");
