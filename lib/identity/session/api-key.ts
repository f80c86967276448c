import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Db } from "@/lib/db/client";
import { isKeyScope, type KeyScope } from "@/lib/base/key-scopes";

/** Keys of the API: `pk_` and 256 random bits in base64url. The database has their SHA-256 alone. */

const PREFIX = "pk_";
const KEY_BYTES = 32;
/** The prefix and seven characters: 42 of the 256 bits. */
const HINT_LENGTH = 10;

/** `lastUsedAt` is written at most this often. */
const USED_SECONDS = 60;

/** A program that calls with a key. */
export interface KeyCaller {
  state: "key";
  key: { id: string; name: string; hint: string; scopes: readonly KeyScope[] };
}

export const isApiKey = (token: string | undefined): token is string =>
  token?.startsWith(PREFIX) ?? false;

/** A new key with its stored columns. */
export function newApiKey() {
  const key = PREFIX + randomBytes(KEY_BYTES).toString("base64url");
  return { key, hash: computeHash(key), hint: key.slice(0, HINT_LENGTH) };
}

const computeHash = (key: string) => createHash("sha256").update(key).digest("hex");

/** Conditions of keys that work. */
export const livingKeys = (now: Date) => ({
  deletedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
});

/** Reads a key that was sent and notes its use; undefined when it does not exist, was deleted or has expired. */
export async function identifyKey(db: Db, key: string): Promise<KeyCaller | undefined> {
  const now = new Date();
  const row = await db.apiKey.findUnique({
    where: { hash: computeHash(key), ...livingKeys(now) },
    select: { id: true, name: true, hint: true, scopes: true, lastUsedAt: true },
  });
  if (!row) return undefined;
  const { lastUsedAt, scopes, ...named } = row;
  await noteUsed(db, { id: row.id, lastUsedAt, now });
  return { state: "key", key: { ...named, scopes: scopes.filter(isKeyScope) } };
}

interface Use {
  id: string;
  lastUsedAt: Date | null;
  now: Date;
}

async function noteUsed(db: Db, { id, lastUsedAt, now }: Use): Promise<void> {
  const before = new Date(now.getTime() - USED_SECONDS * 1000);
  if (lastUsedAt && lastUsedAt > before) return;
  await db.apiKey.updateMany({
    where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: before } }] },
    data: { lastUsedAt: now },
  });
}
