import "server-only";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";

/**
 * Locks an admin's own account until the transaction ends, so that changes of its second factor, and
 * of the rule about it, come one after another. Answers whether two-factor is on now.
 * @throws AppError forbidden for somebody who is no admin any more
 */
export async function holdOwnFactor(tx: Transaction, userId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ twoFactorEnabled: boolean }[]>`
    SELECT "twoFactorEnabled" FROM "users"
    WHERE "id" = ${userId}::uuid AND "role" = 'admin' AND "deactivatedAt" IS NULL FOR UPDATE`;
  if (row) return row.twoFactorEnabled;
  throw new AppError("forbidden", "You are no longer an admin of this shop.");
}
