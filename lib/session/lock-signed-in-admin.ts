import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { can } from "@/lib/base/permissions";
import type { SignedIn } from "./identify";
import type { LockedAccount } from "./lock-account";
import { lockSignedIn } from "./lock-signed-in";

/**
 * Locks an admin's own account until the transaction ends, so that changes of its second factor, and
 * of the rule about it, come one after another.
 * @throws AppError forbidden for somebody who is no admin any more, unauthenticated
 */
export async function lockSignedInAdmin(
  tx: Transaction,
  identity: SignedIn,
): Promise<LockedAccount> {
  const account = await lockSignedIn(tx, identity);
  if (can(account.role, "two-factor.own")) return account;
  throw new AppError("forbidden", "You are no longer an admin of this shop.");
}
