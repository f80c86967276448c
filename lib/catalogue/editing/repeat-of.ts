import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { AuditActor } from "@/lib/audit/record";
import type { UploadedFile } from "@/lib/files/uploaded-file";
import { fingerprint, type IdempotentRequest } from "@/lib/db/idempotency/keys";
import type { ProductRequest } from "./product-request";

interface KeyedRequest {
  request: ProductRequest;
  files: readonly UploadedFile[];
  actor: AuditActor;
  idempotencyKey?: string;
}

/** How a product that is added under a key is known again: by what its form says and its files hold. */
export async function repeatOf({
  request,
  files,
  actor,
  idempotencyKey: key,
}: KeyedRequest): Promise<IdempotentRequest | undefined> {
  if (!key) return undefined;
  const pictures = await Promise.all(
    files.map(async ({ name, path }) => [name, await digestOf(path)]),
  );
  const scope = `products:${actor.userId ?? actor.identifier}`;
  return { scope, key, hash: fingerprint([request, pictures]) };
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("base64url");
}
