import "server-only";
import type { Transaction } from "@/lib/db/client";

/**
 * For an address whose owner has been proven to be the account's, by the account's password or session
 * and the mailbox, by a new password, or by the provider; answers how many orders are the account's own
 * now. Those of an account that was deleted stay out: a mailbox can pass to somebody else.
 */
export async function claimGuestOrders(
  tx: Transaction,
  account: { id: string; email: string },
): Promise<number> {
  const { count } = await tx.order.updateMany({
    where: { email: account.email, userId: null, ownerDeletedAt: null },
    data: { userId: account.id },
  });
  return count;
}
