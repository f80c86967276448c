import "server-only";
import type { Transaction } from "@/lib/db/client";
import { storeItems } from "@/lib/orders/items/store-items";

/**
 * Assigns the guest orders placed with an address to the account that has proven to own it: by the account's password
 * or session and the mailbox, by a new password, or by the provider. Returns how many orders the account has gained.
 * Orders of a deleted account are left out, because a mailbox can pass to somebody else.
 */
export async function claimGuestOrders(
  tx: Transaction,
  account: { id: string; email: string },
): Promise<number> {
  const claimed = await tx.order.updateManyAndReturn({
    where: { email: account.email, userId: null, ownerDeletedAt: null },
    data: { userId: account.id },
    select: { id: true },
  });
  await storeItems(tx, { order: { id: { in: claimed.map(({ id }) => id) } } });
  return claimed.length;
}
