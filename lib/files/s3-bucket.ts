import "server-only";
import { createHash } from "node:crypto";
import { AwsClient } from "aws4fetch";
import { workQueue } from "@/lib/http/limits/at-once";
import { AT_ONCE } from "@/lib/http/limits/limits";
import { refusal, tagged, type Send, type Sending } from "./bucket-answer";
import { putStream } from "./put-stream";

/** A bucket of any provider that supports Amazon's S3 API. */
export interface Bucket {
  /** For example https://s3.ap-south-1.amazonaws.com. The bucket's name is added as the first part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  /** Public base address of the bucket's files. */
  publicUrl: string;
}

export interface BucketObject {
  body: Uint8Array | Blob;
  /** Of the body, hexadecimal. */
  sha256: string;
  headers: Readonly<Record<string, string>>;
}

export interface OpenBucket {
  put: (name: string, object: BucketObject) => Promise<void>;
  /** Stores content of unknown size while it is made, in parts; returns its bytes. Nothing is left when it fails. */
  putStream: (name: string, content: AsyncIterable<Uint8Array>) => Promise<number>;
  /** Returns null when there is no such object. Its body may take its time. */
  get: (name: string) => Promise<Response | null>;
  /** A missing object is no error. */
  remove: (name: string) => Promise<void>;
  /** The names of all objects that begin so. */
  list: (prefix: string) => Promise<string[]>;
}

const RETRIES = 2;
const TIMEOUT_MS = 30_000;
/** A slow line: 1 MB a second. */
const BYTES_PER_MS = 1000;

const limit = workQueue(AT_ONCE.bucketRequests);

export function openBucket({ endpoint, region, bucket, keyId, secret }: Bucket): OpenBucket {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: "s3",
    retries: RETRIES,
  });
  const send: Send = (path, init) =>
    limit("shop", () =>
      client.fetch(`${endpoint}/${bucket}${path}`, {
        ...init,
        headers: { "X-Amz-Content-Sha256": NOTHING, ...init.headers },
        redirect: "manual",
      }),
    );
  return {
    put: (name, object) => putObject(send, name, object),
    putStream: (name, content) => putStream(send, name, content),
    get: (name) => getObject(send, name),
    remove: (name) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      return finish(send, name, { method: "DELETE", signal });
    },
    list: (prefix) => listNames(send, prefix),
  };
}

function putObject(send: Send, name: string, { body, sha256, headers }: BucketObject) {
  const size = body instanceof Blob ? body.size : body.byteLength;
  return finish(send, name, {
    method: "PUT",
    headers: { ...headers, "X-Amz-Content-Sha256": sha256 },
    body: body as BodyInit,
    signal: AbortSignal.timeout(TIMEOUT_MS + Math.ceil(size / BYTES_PER_MS)),
  });
}

async function finish(send: Send, name: string, init: Sending): Promise<void> {
  const answer = await send(`/${name}`, init);
  if (!answer.ok) throw await refusal(answer, init.method, name);
  await answer.body?.cancel();
}

/** Waits only for the beginning: the rest takes as long as its reader does. */
async function getObject(send: Send, name: string): Promise<Response | null> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const answer = await send(`/${name}`, { method: "GET", signal: controller.signal });
    if (answer.ok) return answer;
    const refused = await refusal(answer, "GET", name);
    if (answer.status === 404) return null;
    throw refused;
  } finally {
    clearTimeout(timer);
  }
}

async function listNames(send: Send, prefix: string): Promise<string[]> {
  const names: string[] = [];
  for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
    const query = new URLSearchParams({ "list-type": "2", prefix });
    if (token) query.set("continuation-token", token);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await send(`?${query}`, { method: "GET", signal });
    if (!answer.ok) throw await refusal(answer, "GET", `?prefix=${prefix}`);
    const page = await answer.text();
    names.push(...tagged(page, "Key"));
    [token] = tagged(page, "NextContinuationToken");
  }
  return names;
}

export const computeSha256 = (content: Uint8Array | string) =>
  createHash("sha256").update(content).digest("hex");

const NOTHING = computeSha256("");

/** Waits for all of them before it throws, so that nothing is still running when the stored files are removed again. */
export async function all<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const results = await Promise.allSettled(items.map(work));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
}
