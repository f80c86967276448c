import "server-only";
import type { Transaction } from "@/lib/db/client";
import { FORMER_CUSTOMER } from "@/lib/fulfilment/reviews/reviewer-name";

/**
 * Deletes an account, locked by now, with its sessions, addresses and links. Its orders stay, without an
 * owner, because they are records of the shop; whoever opens an account with the address later has not
 * placed them. Its reviews stay without the name.
 */
export async function removeAccount(tx: Transaction, userId: string): Promise<void> {
  await tx.order.updateMany({ where: { userId }, data: { ownerDeletedAt: new Date() } });
  await tx.productReview.updateMany({ where: { userId }, data: { name: FORMER_CUSTOMER } });
  await tx.user.delete({ where: { id: userId }, select: { id: true } });
}
