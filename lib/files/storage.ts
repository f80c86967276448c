import "server-only";
import { env } from "@/lib/base/env";
import { diskStorage } from "./disk-storage";
import { uploadThingStorage } from "./uploadthing-storage";
import { uploadsFolder } from "./uploads";
import { all, openBucket, computeSha256, type Bucket } from "./s3-bucket";
import type { StorageKind, ImageStorage } from "./image-storage";

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

/**
 * A fixed folder, so that pages recognise the bucket's pictures by their address and others can use the bucket too.
 */
const FOLDER = "shop-pictures";

const HEADERS = {
  "Content-Type": "image/webp",
  // A picture never changes: a new one gets a new name.
  "Cache-Control": "public, max-age=31536000, immutable",
};

/**
 * Stores files in a bucket. Its folder must allow public reads, or a server in front of it must.
 */
export function s3Storage(bucket: Bucket): ImageStorage {
  const { put, remove } = openBucket(bucket);
  const getName = (name: string) => `${FOLDER}/${encodeURIComponent(name)}`;
  return {
    kind: "s3",
    urlOf: (name) => `${bucket.publicUrl}/${FOLDER}/${name}`,
    write: (files) =>
      all(files, ({ name, content }) =>
        put(getName(name), { body: content, sha256: computeSha256(content), headers: HEADERS }),
      ),
    remove: (names) => all(names, (name) => remove(getName(name))),
  };
}
