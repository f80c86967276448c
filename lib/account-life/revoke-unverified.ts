import "server-only";
import { SYSTEM_ACTOR } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { leaveForGood } from "@/lib/companies/remove-member";
import { endStandingOrders } from "@/lib/orders/lists/write-lists";
import type { LockedAccount } from "@/lib/identity/session/lock-account";
import { endWhatsApp } from "@/lib/messaging/whatsapp/choices";
import { claimGuestOrders } from "./claim-guest-orders";

/** Profile details that the person who opened the account entered, and that may be wrong for the owner. */
const NOTHING_SAID = { company: null, gstin: null, orderUpdates: true, newsletter: false } as const;

/**
 * Gives an unverified account to the owner of its address, who has not shown that they opened it: they come with Google
 * or a mailed link for a new password. A stranger may have opened it and waited for that, so nothing may be sent or
 * billed by what it contains, and nobody may read along: saved addresses, company, GSTIN and a WhatsApp number are
 * removed, its standing orders end, it leaves its company, and the orders that it placed stay unverified. The caller
 * ends the sessions and links. Returns the details for the audit log.
 */
export async function revokeUnverified(tx: Transaction, { id, email }: LockedAccount) {
  const data = { ...NOTHING_SAID, emailVerifiedAt: new Date() };
  await tx.user.update({ where: { id }, data, select: { id: true } });
  await endWhatsApp(tx, { userId: id, means: "given to the address's owner", ipAddress: null });
  const { count: removedAddresses } = await tx.address.deleteMany({ where: { userId: id } });
  await endStandingOrders(tx, id);
  await leaveForGood(tx, id, { actor: SYSTEM_ACTOR, closesOwnerless: true });
  return { removedAddresses, claimedOrders: await claimGuestOrders(tx, { id, email }) };
}
