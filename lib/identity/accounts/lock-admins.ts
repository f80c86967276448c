import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { can, rolesWith } from "@/lib/base/permissions";
import { LOCKED_COLUMNS, type LockedAccount } from "@/lib/identity/session/lock-account";

/** An account that can admit others: without at least one, nobody could administer the shop. */
const isActiveAdmin = ({ role, deactivatedAt }: LockedAccount) =>
  can(role, "users.write") && deactivatedAt === null;

/**
 * Locks all admins and one more account until the transaction ends, in order of id. When two admins leave or remove
 * each other at the same moment, the second sees what the first has done.
 */
export async function lockAdminsAnd(tx: Transaction, id: string): Promise<LockedAccount[]> {
  return tx.$queryRaw<LockedAccount[]>`
    SELECT ${LOCKED_COLUMNS} FROM "users" 
    WHERE "role"::text = ANY(${rolesWith("users.write")}) OR "id" = ${id}::uuid
    ORDER BY "id" FOR NO KEY UPDATE`;
}

/** @throws AppError last_admin when only `id` could open the admin pages */
export function requireAnotherAdmin(locked: readonly LockedAccount[], id: string): void {
  if (locked.some((account) => account.id !== id && isActiveAdmin(account))) return;
  throw new AppError("last_admin", "This is the only admin. Make somebody else an admin first.");
}

/** @throws AppError forbidden for an admin who was removed while the request was running */
export function requireCurrentAdmin(locked: readonly LockedAccount[], id: string): void {
  if (locked.some((account) => account.id === id && isActiveAdmin(account))) return;
  throw new AppError("forbidden", "You are no longer an admin of this shop.");
}
