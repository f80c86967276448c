import "server-only";
import { env } from "@/lib/base/env";
import { bucketStore } from "./bucket-store";
import { diskStore } from "./disk-store";
import type { PrivateStore } from "./store";

/** The store for new files: a bucket where there is one, so that every machine reads them. */
export function currentPrivateStore(): PrivateStore {
  const { S3 } = env();
  return S3 ? bucketStore(S3) : diskStore();
}

/**
 * The store of a file, as its row names it.
 * @throws Error for a file in a bucket whose key the shop has no longer
 */
export function privateStore(kind: string): PrivateStore {
  if (kind === "disk") return diskStore();
  const { S3 } = env();
  if (kind === "s3" && S3) return bucketStore(S3);
  throw new Error(`A private file is in “${kind}”, which is not configured.`);
}
