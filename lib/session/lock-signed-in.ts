import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { guardTexts } from "./guard-texts";
import type { SignedIn } from "./identify";
import { livingSessions } from "./lifetime";
import { lockAccount, type LockedAccount } from "./lock-account";

/**
 * Locks the account of a session that is about to change it.
 * @throws AppError unauthenticated for a session that was ended while the request was under way
 */
export async function lockSignedIn(tx: Transaction, identity: SignedIn): Promise<LockedAccount> {
  return requireLiving(tx, identity, await lockAccount(tx, identity.account.id));
}

/** @throws AppError unauthenticated unless the session lives; `account` is locked, or gone */
export async function requireLiving(
  tx: Transaction,
  { session: { id } }: SignedIn,
  account: LockedAccount | undefined,
): Promise<LockedAccount> {
  if (account && !account.deactivatedAt) {
    const where = { id, ...livingSessions(account.role) };
    if ((await tx.session.count({ where })) === 1) return account;
  }
  throw new AppError("unauthenticated", guardTexts.expired.description);
}
