import "server-only";
import { createHash } from "node:crypto";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";

/** A request that may arrive more than once: who sent it, under which key, and what it said. */
export interface IdempotentRequest {
  /** "user:<id>" or "guest:<e-mail>": one person's keys never meet another's. */
  scope: string;
  key: string;
  /** Fingerprint of the payload; the same key with another payload is a mistake. */
  hash: string;
}

export function fingerprint(payload: unknown): string {
  return createHash("sha256").update(JSON.stringify(payload)).digest("base64url");
}

/**
 * Holds the key until the transaction ends, so that repeats wait for the first, and answers the id of
 * the order that it already made.
 * @throws AppError idempotency_conflict when the key came with another payload
 */
export async function claimKey(
  tx: Transaction,
  { scope, key, hash }: IdempotentRequest,
): Promise<string | undefined> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${scope}\n${key}`}, 0))`;
  const known = await tx.idempotencyKey.findUnique({
    where: { scope_key: { scope, key } },
    select: { requestHash: true, orderId: true },
  });
  if (known && known.requestHash !== hash) {
    throw new AppError(
      "idempotency_conflict",
      "This Idempotency-Key was used for another order. Send a new key.",
    );
  }
  return known?.orderId;
}

/** Binds the key to the order it made; a refused request never gets here and binds nothing. */
export async function bindKey(
  tx: Transaction,
  { scope, key, hash }: IdempotentRequest,
  orderId: string,
): Promise<void> {
  await tx.idempotencyKey.create({
    data: { scope, key, requestHash: hash, orderId },
    select: { key: true },
  });
}
