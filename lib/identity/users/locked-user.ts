import "server-only";
import {
  lockAdminsAnd,
  requireAnotherAdmin,
  requireCurrentAdmin,
} from "@/lib/identity/accounts/lock-admins";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import type { SignedIn } from "@/lib/identity/session/identify";
import { type LockedAccount, requireLiving } from "@/lib/identity/session/lock-account";

export interface LockUserOptions {
  id: string;
  /** The admin who makes the change. */
  admin: SignedIn;
  /** Returns true when the change removes an admin. */
  removesAdmin: (account: LockedAccount) => boolean;
}

/**
 * Returns the account that an admin is about to change, locked together with all admins.
 * @throws AppError not_found, not_on_self, last_admin, forbidden, unauthenticated
 */
export async function lockUser(
  tx: Transaction,
  { id, admin, removesAdmin }: LockUserOptions,
): Promise<LockedAccount> {
  const locked = await lockAdminsAnd(tx, id);
  const account = locked.find((candidate) => candidate.id === id);
  if (!account) throw new AppError("not_found", "This account no longer exists.");
  if (removesAdmin(account)) {
    if (id === admin.account.id) throw new AppError("not_on_self", ON_SELF);
    requireAnotherAdmin(locked, id);
  }
  requireCurrentAdmin(locked, admin.account.id);
  await requireLiving(
    tx,
    admin,
    locked.find((candidate) => candidate.id === admin.account.id),
  );
  return account;
}

const ON_SELF = "You cannot remove or demote yourself. Ask another admin to do it.";
