import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { Db, Transaction } from "@/lib/db/client";
import type { LockedAccount } from "@/lib/identity/session/lock-account";
import { ROW_LIMITS } from "@/lib/http/limits/limits";

/**
 * A login with a right password that still waits for the second factor. The browser holds an opaque handle, never the
 * account's id (docs/product.md: Second factor). The handle lasts a few minutes and attempts, and works once.
 */

const { points: MAX_ATTEMPTS, seconds: LIFETIME_SECONDS } = ROW_LIMITS.signInCodes;

const computeHash = (handle: string): string =>
  createHash("sha256").update(handle).digest("base64url");

/** Returns the handle. */
export async function createPendingLogin(
  tx: Transaction,
  { account, remember }: { account: LockedAccount; remember: boolean },
): Promise<string> {
  const handle = randomBytes(32).toString("base64url");
  await tx.pendingLogin.create({
    data: {
      handleHash: computeHash(handle),
      userId: account.id,
      remember,
      expiresAt: new Date(Date.now() + LIFETIME_SECONDS * 1000),
    },
    select: { id: true },
  });
  return handle;
}

export interface PendingLogin {
  id: string;
  userId: string;
  remember: boolean;
}

/** Uses one of the attempts; undefined for a handle that is unknown, used, expired or out of attempts. */
export async function consumeAttempt(db: Db, handle: string): Promise<PendingLogin | undefined> {
  const [pending] = await db.pendingLogin.updateManyAndReturn({
    where: {
      handleHash: computeHash(handle),
      usedAt: null,
      expiresAt: { gt: new Date() },
      attempts: { lt: MAX_ATTEMPTS },
    },
    data: { attempts: { increment: 1 } },
    select: { id: true, userId: true, remember: true },
  });
  return pending;
}

/**
 * Checks that the login is still pending, now that its account is locked. A change of the account deletes the pending
 * login, so while it exists, the proof that began it still holds.
 */
export async function isAwaited(tx: Transaction, id: string): Promise<boolean> {
  return (await tx.pendingLogin.count({ where: { id, usedAt: null } })) === 1;
}

export async function finishPendingLogin(tx: Transaction, id: string): Promise<void> {
  const data = { usedAt: new Date() };
  await tx.pendingLogin.update({ where: { id }, data, select: { id: true } });
}
