import "server-only";
import { createHash } from "node:crypto";
import { Prisma } from "shop-database";
import type { Db, Transaction } from "@/lib/db/client";
import { insertRows } from "@/lib/db/insert-rows";
import { AppError } from "@/lib/base/errors";
import { addressBlock } from "@/lib/base/http/proxies";
import { lockTextsSql } from "./locks/text-locks";

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
   * "user:<id>", "entered:<id>", "approvals:<id>", "guest:<email>" (see guestScope), "products:<id>" or
   * "order:<id> <route>": keys of different kinds or people do not collide.
   */
  scope: string;
  key: string;
  /** Hash of the payload; the same key with another payload is an error. */
  hash: string;
}

export function fingerprint(payload: unknown): string {
  return createHash("sha256").update(JSON.stringify(payload)).digest("base64url");
}

/** Repeatable actions on one order; the order's lock makes a repeat wait for the first request. */
type OrderRoute = "call-offs" | "claims" | "dispatches" | "refunds" | "returns";

const orderScope = (route: OrderRoute, { id }: { id: string }) => `order:${id} ${route}`;

/** Returns a request about one order; undefined without a key. */
export const orderRequest = (
  route: OrderRoute,
  order: { id: string },
  key: string | undefined,
  payload: unknown,
): IdempotentRequest | undefined =>
  key ? { scope: orderScope(route, order), key, hash: fingerprint(payload) } : undefined;

/** Deletes the stored answer of a reverted action, so that the request can create it again. */
export async function forgetAnswer(
  tx: Transaction,
  route: OrderRoute,
  order: { id: string },
  answerId: string,
): Promise<void> {
  const scope = orderScope(route, order);
  await tx.idempotencyKey.deleteMany({ where: { scope, answerIds: { equals: [answerId] } } });
  await tx.$executeRaw`
    UPDATE "idempotency_keys" SET "answerIds" = array_remove("answerIds", ${answerId}::uuid)
    WHERE "scope" = ${scope} AND ${answerId}::uuid = ANY ("answerIds")`;
}

/**
 * Locks the key until the transaction ends, so that repeats wait for the first request. Returns the ids of what that
 * one already created.
 * @throws AppError idempotency_conflict when the key came with another payload
 */
export async function claimKey(
  tx: Transaction,
  request: IdempotentRequest | undefined,
): Promise<readonly string[]> {
  if (request) await tx.$executeRaw(lockKey(request));
  return madeBefore(tx, request);
}

/** Waits for the holder of the key, then holds it until the transaction ends. */
export const lockKey = ({ scope, key }: IdempotentRequest): Prisma.Sql =>
  lockTextsSql("idempotency", [`${scope}\n${key}`]);

/**
 * Looks the key up without a lock: to avoid useless work before the transaction begins, or under another lock. Returns
 * the ids of what the request already created; none without a key.
 * @throws AppError idempotency_conflict when the key came with another payload, naming the product
 */
export async function madeBefore(
  db: Db,
  request: IdempotentRequest | undefined,
): Promise<readonly string[]> {
  if (!request) return [];
  const { scope, key, hash } = request;
  const known = await db.idempotencyKey.findUnique({
    where: { scope_key: { scope, key } },
    select: { hash: true, answerIds: true },
  });
  if (!known || known.hash === hash) return known?.answerIds ?? [];
  const [productId] = scope.startsWith("products:") ? known.answerIds : [];
  throw new AppError(
    "idempotency_conflict",
    "This Idempotency-Key was used for another request. Send a new key.",
    productId ? { extra: { productId } } : {},
  );
}

/** Binds the key to what the request created. A refused request never gets here and binds nothing. */
export async function bindKey(
  tx: Transaction,
  request: IdempotentRequest | undefined,
  answerIds: string[],
): Promise<void> {
  if (!request) return;
  await tx.idempotencyKey.create({ data: { ...request, answerIds }, select: { key: true } });
}

/** Binds the key as a part of a larger statement; returns no row when the key is bound already. */
export const bindingKey = (request: IdempotentRequest, id: string, after: string): Prisma.Sql =>
  Prisma.sql`${insertRows({ table: "idempotency_keys", rows: [{ ...request, answerIds: [id] }], after })}
    ON CONFLICT DO NOTHING RETURNING "key"`;
