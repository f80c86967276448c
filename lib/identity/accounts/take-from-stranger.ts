import "server-only";
import type { Transaction } from "@/lib/db/client";
import type { LockedAccount } from "@/lib/session/lock-account";
import { claimGuestOrders } from "./claim-guest-orders";

/** What whoever opened the account has said of themselves, and may have said of nobody else. */
const NOTHING_SAID = { company: null, gstin: null, orderUpdates: true, newsletter: false } as const;

/**
 * Gives an account that nobody had proven to the owner of its address, who has not shown that they opened it: they
 * come with Google or a mailed link for a new password. A stranger may have opened it and waited for that, so nothing
 * is sent or billed by what stands there: kept addresses, company and GSTIN go, and nobody vouches for its orders.
 * Ending what opened the account is the caller's. Answers what the audit log tells of it.
 */
export async function takeFromStranger(tx: Transaction, { id, email }: LockedAccount) {
  const data = { ...NOTHING_SAID, emailVerifiedAt: new Date() };
  await tx.user.update({ where: { id }, data, select: { id: true } });
  const { count: removedAddresses } = await tx.address.deleteMany({ where: { userId: id } });
  return { removedAddresses, claimedOrders: await claimGuestOrders(tx, { id, email }) };
}
