import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { can, rolesWith } from "@/lib/base/permissions";
import { LOCKED_COLUMNS, type LockedAccount } from "@/lib/session/lock-account";

/** Who can let others in: without one of them the shop would be nobody's. */
const isActiveAdmin = ({ role, deactivatedAt }: LockedAccount) =>
  can(role, "users.write") && deactivatedAt === null;

/**
 * Locks all admins and one more account until the transaction ends, in the order of ids: of admins
 * who leave or remove each other at the same moment, each sees what the one before has done.
 */
export async function lockAdminsAnd(tx: Transaction, id: string): Promise<LockedAccount[]> {
  return tx.$queryRaw<LockedAccount[]>`
    SELECT ${LOCKED_COLUMNS} FROM "users" 
    WHERE "role"::text = ANY(${rolesWith("users.write")}) OR "id" = ${id}::uuid
    ORDER BY "id" FOR NO KEY UPDATE`;
}

/** @throws AppError last_admin when nobody but `id` could open the admin pages */
export function requireAnotherAdmin(held: readonly LockedAccount[], id: string): void {
  if (held.some((account) => account.id !== id && isActiveAdmin(account))) return;
  throw new AppError("last_admin", "This is the only admin. Make somebody else an admin first.");
}

/** @throws AppError forbidden for an admin who was removed while the request was under way */
export function requireStillAdmin(held: readonly LockedAccount[], id: string): void {
  if (held.some((account) => account.id === id && isActiveAdmin(account))) return;
  throw new AppError("forbidden", "You are no longer an admin of this shop.");
}
