import "server-only";
import { createHash } from "node:crypto";
import type { Db, Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";

/** A request that may arrive more than once: who sent it, under which key, and what it said. */
export interface IdempotentRequest {
  /** "user:<id>", "guest:<e-mail>" or "products:<id>": keys of one kind and person meet no others. */
  scope: string;
  key: string;
  /** Fingerprint of the payload; the same key with another payload is a mistake. */
  hash: string;
}

/** What a request made, by its id. */
export type Made = { orderId: string } | { productId: string };

/** The same as it is read; one of the two is null. */
interface MadeBefore {
  orderId: string | null;
  productId: string | null;
}

export function fingerprint(payload: unknown): string {
  return createHash("sha256").update(JSON.stringify(payload)).digest("base64url");
}

/**
 * Holds the key until the transaction ends, so that repeats wait for the first, and answers what that
 * one already made.
 * @throws AppError idempotency_conflict when the key came with another payload
 */
export async function claimKey(
  tx: Transaction,
  request: IdempotentRequest,
): Promise<MadeBefore | undefined> {
  const { scope, key } = request;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${scope}\n${key}`}, 0))`;
  return madeBefore(tx, request);
}

/**
 * The same without holding anything, for what would be done in vain before the transaction begins.
 * @throws AppError idempotency_conflict when the key came with another payload, naming the product
 */
export async function madeBefore(
  db: Db,
  { scope, key, hash }: IdempotentRequest,
): Promise<MadeBefore | undefined> {
  const known = await db.idempotencyKey.findUnique({
    where: { scope_key: { scope, key } },
    select: { requestHash: true, orderId: true, productId: true },
  });
  if (!known) return undefined;
  const { requestHash, ...made } = known;
  if (requestHash === hash) return made;
  throw new AppError(
    "idempotency_conflict",
    "This Idempotency-Key was used for another request. Send a new key.",
    made.productId ? { extra: { productId: made.productId } } : {},
  );
}

/** Binds the key to what it made; a refused request never gets here and binds nothing. */
export async function bindKey(
  tx: Transaction,
  { scope, key, hash }: IdempotentRequest,
  made: Made,
): Promise<void> {
  await tx.idempotencyKey.create({
    data: { scope, key, requestHash: hash, ...made },
    select: { key: true },
  });
}
