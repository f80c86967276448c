import "server-only";
import { createHash } from "node:crypto";
import type { Db, Transaction } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { insertRows } from "@/lib/db/insert-rows";
import { AppError } from "@/lib/base/errors";
import { addressBlock } from "@/lib/base/proxies";

/** A UUID, a ULID, or 128 bits in hexadecimal digits and more, as the shop's own pages send. */
const RANDOM_KEY =
  /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[0-7][\dA-HJKMNP-TV-Z]{25}|[\da-f]{32,})$/i;

/** Fewer than chance ever makes of so many digits: "0000…0001" is a number, and not a secret. */
const MIN_DIFFERENT = 7;

/**
 * For whom a guest's key counts. The repeat of an order is answered its key to the order, and anybody can type an
 * address; so it is for whoever has what only the first sender has: a key that nobody can guess, or one that somebody
 * could, sent from the same line. A guest whose phone changes networks goes on with the key of the shop's pages.
 */
export function guestScope(email: string, key: string, ipAddress: string): string {
  const isSecret = RANDOM_KEY.test(key) && new Set(key.toLowerCase()).size >= MIN_DIFFERENT;
  return isSecret ? `guest:${email}` : `guest:${email} ${addressBlock(ipAddress)}`;
}

/** A request that may arrive more than once: who sent it, under which key, and what it said. */
export interface IdempotentRequest {
  /** "user:<id>", "guest:<e-mail>" (guest-scope.ts) or "products:<id>": keys of one kind and person meet no others. */
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
  await tx.$executeRaw(holdKey(request));
  return madeBefore(tx, request);
}

/** Waits for whoever holds the key, and holds it until the transaction ends. */
export const holdKey = ({ scope, key }: IdempotentRequest): Prisma.Sql => Prisma.sql`
  SELECT pg_advisory_xact_lock(hashtextextended(${`${scope}\n${key}`}, 0))`;

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

/** The same as a part of a larger statement; it answers no row where the key has been bound. */
export const bindingKey = (request: IdempotentRequest, made: Made, after: string): Prisma.Sql =>
  Prisma.sql`${insertRows({ table: "idempotency_keys", rows: [keyRow(request, made)], after })}
    ON CONFLICT DO NOTHING RETURNING "key"`;
