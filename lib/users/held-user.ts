import "server-only";
import {
  holdAdminsAnd,
  requireAnotherAdmin,
  requireStillAdmin,
  type HeldAccount,
} from "@/lib/accounts/hold-admins";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";

export interface HoldUserOptions {
  id: string;
  /** Who changes the account. */
  adminId: string;
  /** Whether the change takes an admin away. */
  removesAdmin: (account: HeldAccount) => boolean;
}

/**
 * The account that an admin is about to change, locked together with all admins.
 * @throws AppError not_found, not_on_self, last_admin, forbidden
 */
export async function holdUser(
  tx: Transaction,
  { id, adminId, removesAdmin }: HoldUserOptions,
): Promise<HeldAccount> {
  const held = await holdAdminsAnd(tx, id);
  const account = held.find((candidate) => candidate.id === id);
  if (!account) throw new AppError("not_found", "This account does not exist any more.");
  if (removesAdmin(account)) {
    if (id === adminId) throw new AppError("not_on_self", ON_SELF);
    requireAnotherAdmin(held, id);
  }
  requireStillAdmin(held, adminId);
  return account;
}

const ON_SELF = "You cannot remove or demote yourself. Ask another admin to do it.";
