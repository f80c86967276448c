import "server-only";
import { createHash } from "node:crypto";
import type { Db, Transaction } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { insertRows } from "@/lib/db/insert-rows";
import { AppError } from "@/lib/base/errors";
import { addressBlock } from "@/lib/base/http/proxies";
import { holdTexts } from "./locks/text-locks";

/** Matches a UUID, a ULID, or at least 128 bits in hexadecimal digits, as the shop's own pages send. */
const RANDOM_KEY =
  /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[0-7][\dA-HJKMNP-TV-Z]{25}|[\da-f]{32,})$/i;

/** Minimum of different digits; chance never gives fewer. "0000…0001" is a number, not a secret. */
const MIN_DIFFERENT = 7;

/**
 * Returns the scope of a guest's key. The repeat of an order is answered with the access key of the order, and
 * anybody can type an email address. So a repeat must prove that it comes from the first sender: by a key that nobody
 * can guess, or, for a guessable key, by the same IP address. A guest whose phone changes networks can continue with
 * the key of the shop's pages.
 */
export function guestScope(email: string, key: string, ipAddress: string): string {
  const isSecret = RANDOM_KEY.test(key) && new Set(key.toLowerCase()).size >= MIN_DIFFERENT;
  return isSecret ? `guest:${email}` : `guest:${email} ${addressBlock(ipAddress)}`;
}

/** A request that may arrive more than once. */
export interface IdempotentRequest {
  /**
   * "user:<id>", "approvals:<id>", "guest:<email>" (see guestScope) or "products:<id>": keys of different kinds or people do not
   * collide.
   */
  scope: string;
  key: string;
  /** Hash of the payload; the same key with another payload is an error. */
  hash: string;
}

/** The id of what a request created. */
export type Made = { orderId: string } | { productId: string } | { approvalRequestId: string };

/** The same as read from the database; all but one are null. */
interface MadeBefore {
  orderId: string | null;
  productId: string | null;
  approvalRequestId: string | null;
}

export function fingerprint(payload: unknown): string {
  return createHash("sha256").update(JSON.stringify(payload)).digest("base64url");
}

/**
 * Locks the key until the transaction ends, so that repeats wait for the first request. Returns what that one already
 * created.
 * @throws AppError idempotency_conflict when the key came with another payload
 */
export async function claimKey(
  tx: Transaction,
  request: IdempotentRequest,
): Promise<MadeBefore | undefined> {
  await tx.$executeRaw(holdKey(request));
  return madeBefore(tx, request);
}

/** Waits for the holder of the key, then holds it until the transaction ends. */
export const holdKey = ({ scope, key }: IdempotentRequest): Prisma.Sql =>
  holdTexts("idempotency", [`${scope}\n${key}`]);

/**
 * Looks the key up without a lock, to avoid useless work before the transaction begins.
 * @throws AppError idempotency_conflict when the key came with another payload, naming the product
 */
export async function madeBefore(
  db: Db,
  { scope, key, hash }: IdempotentRequest,
): Promise<MadeBefore | undefined> {
  const known = await db.idempotencyKey.findUnique({
    where: { scope_key: { scope, key } },
    select: { requestHash: true, orderId: true, productId: true, approvalRequestId: true },
  });
  if (!known) return undefined;
  const { requestHash, ...made } = known;
  const { productId } = made;
  refuseOtherPayload(requestHash, { hash }, productId ? { extra: { productId } } : {});
  return made;
}

/** @throws AppError idempotency_conflict when the key came with another payload before */
export function refuseOtherPayload(
  earlierHash: string | null,
  { hash }: Pick<IdempotentRequest, "hash">,
  details: { extra?: { productId: string } } = {},
): void {
  if (earlierHash === hash) return;
  throw new AppError(
    "idempotency_conflict",
    "This Idempotency-Key was used for another request. Send a new key.",
    details,
  );
}

/** Binds the key to what the request created. A refused request never gets here and binds nothing. */
export async function bindKey(
  tx: Transaction,
  request: IdempotentRequest,
  made: Made,
): Promise<void> {
  await tx.idempotencyKey.create({ data: keyRow(request, made), select: { key: true } });
}

const keyRow = ({ scope, key, hash }: IdempotentRequest, made: Made) => ({
  scope,
  key,
  requestHash: hash,
  ...made,
});

/** Binds the key as a part of a larger statement; returns no row when the key is bound already. */
export const bindingKey = (request: IdempotentRequest, made: Made, after: string): Prisma.Sql =>
  Prisma.sql`${insertRows({ table: "idempotency_keys", rows: [keyRow(request, made)], after })}
    ON CONFLICT DO NOTHING RETURNING "key"`;
