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

/** Returns the storage for new pictures. */
export function currentStorage(): ImageStorage {
  return getStorage("s3") ?? getStorage("uploadthing") ?? diskStorage(uploadsFolder());
}

/** Returns the storage of existing pictures; undefined when the program no longer has access to it. */
export function getStorage(kind: StorageKind): ImageStorage | undefined {
  if (kind === "disk") return diskStorage(uploadsFolder());
  const { UPLOADTHING, S3 } = env();
  if (kind === "s3") return S3 && s3Storage(S3);
  return UPLOADTHING && uploadThingStorage(UPLOADTHING);
}

interface Bucket {
  /** For example https://s3.ap-south-1.amazonaws.com. The bucket's name is added as the first part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  /** Public base address of the bucket's files. */
  publicUrl: string;
}

/**
 * A fixed folder, so that pages recognise the bucket's pictures by their address and others can use the bucket too.
 */
const FOLDER = "shop-pictures";

const RETRIES = 2;
const PATIENCE_MS = 30_000;

const HEADERS = {
  "Content-Type": "image/webp",
  // A picture never changes: a new one gets a new name.
  "Cache-Control": "public, max-age=31536000, immutable",
};

/**
 * Stores files in a bucket of any provider that supports Amazon's S3 API. The bucket must allow public reads, or a
 * server in front of it must.
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
    // Discards the body, because an error may repeat the requested name. The status is enough.
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The bucket answered ${answer.status} to ${method} ${name}.`);
  };
  return {
    kind: "s3",
    urlOf: (name) => `${bucket.publicUrl}/${FOLDER}/${name}`,
    write: (files) => all(files, ({ name, content }: StoredFile) => send(name, "PUT", content)),
    remove: (names) => all(names, (name) => send(name, "DELETE")),
  };

  /**
   * Waits for all of them before it throws, so that nothing is still running when the stored files are removed again.
   */
  async function all<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
    const results = await Promise.allSettled(items.map((item) => limit(() => work(item))));
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
  }
}

const sha256 = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");
