import "server-only";
import { toActor, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { POSTAL_ADDRESS, toPostalAddress } from "@/lib/identity/addresses/postal-address";
import { recordAddress, type AddressOwner } from "@/lib/identity/addresses/record-change";
import { moveSubscription } from "@/lib/messaging/newsletter/account-subscription";
import { proveOwnOrders } from "@/lib/orders/access/prove-own-orders";
import { claimGuestOrders } from "./claim-guest-orders";

interface Verified extends Pick<AddressOwner, "account" | "ipAddress"> {
  /** The account before; `emailVerifiedAt` is set when it had another verified address. */
  before: { email: string; emailVerifiedAt: Date | null };
}

interface VerifyEntry {
  /** The tables whose rows of the address the domain changes. */
  tables: readonly Prisma.ModelName[];
  /** Returns details for the audit log. */
  run: (tx: Transaction, verified: Verified) => Promise<Record<string, number>>;
}

/** Effects of an address verification on each domain, in this order. */
export const ON_VERIFY: readonly VerifyEntry[] = [
  { tables: ["NewsletterSubscription"], run: claimSubscription },
  { tables: ["Order", "Address"], run: claimOrders },
];

/** Returns the details of all domains for the audit log. */
export async function verifyEverywhere(
  tx: Transaction,
  verified: Verified,
): Promise<Record<string, number>> {
  const details: Record<string, number> = {};
  for (const { run } of ON_VERIFY) Object.assign(details, await run(tx, verified));
  return details;
}

async function claimSubscription(tx: Transaction, { before, account, ipAddress }: Verified) {
  if (!before.emailVerifiedAt) return {};
  const by = { actor: toActor(account), ipAddress };
  await moveSubscription(tx, { ...by, from: before.email, to: account.email });
  return {};
}

async function claimOrders(tx: Transaction, { account, ipAddress }: Verified) {
  await proveOwnOrders(tx, account);
  const claimedOrders = await claimGuestOrders(tx, account);
  if (claimedOrders > 0) await copyDetails(tx, { account, ipAddress });
  return { claimedOrders };
}

/**
 * Copies details from the account's latest order for the next checkout: the address with its phone, named after the
 * order, when the account has no saved address; company and GSTIN when its profile has none.
 */
async function copyDetails(
  tx: Transaction,
  owner: Pick<AddressOwner, "account" | "ipAddress">,
): Promise<void> {
  const userId = owner.account.id;
  const order = await tx.order.findFirst({
    where: { userId, status: { not: "Cancelled" } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { orderId: true, phone: true, company: true, gstin: true, ...POSTAL_ADDRESS },
  });
  if (!order) return;
  const { orderId, phone, company, gstin } = order;
  await tx.user.updateMany({ where: { id: userId, company: null }, data: { company } });
  await tx.user.updateMany({ where: { id: userId, gstin: null }, data: { gstin } });
  if ((await tx.address.count({ where: { userId } })) > 0) return;
  const data = { label: `From order ${orderId}`, ...toPostalAddress(order), phone };
  const { id } = await tx.address.create({ data: { userId, ...data }, select: { id: true } });
  await recordAddress(tx, owner, "Address Created", id, changes(null, data));
}
