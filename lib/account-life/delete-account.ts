import "server-only";
import { recordAudit, toActor } from "@/lib/audit/record";
import { changes } from "@/lib/audit/changes";
import type { PrismaClient } from "@/lib/db/generated/client";
import { endAccountSubscription } from "@/lib/messaging/newsletter/account-subscription";
import { forgetBuyer } from "@/lib/offers/forget-buyer";
import { leaveForGood } from "@/lib/companies/remove-member";
import { forgetAsker } from "@/lib/orders/approval-requests/queries";
import { can } from "@/lib/base/permissions";
import type { SignedIn } from "@/lib/identity/session/identify";
import { endWhatsApp } from "@/lib/messaging/whatsapp/choices";
import { requireLiving } from "@/lib/identity/session/lock-account";
import type { Transaction } from "@/lib/db/client";
import { FORMER_REVIEWER } from "@/lib/fulfilment/reviews/reviewer-name";
import type { Account } from "@/lib/identity/session/account";
import { lockAdminsAnd, requireAnotherAdmin } from "@/lib/identity/accounts/lock-admins";
import {
  requireOwnPassword,
  requireSamePassword,
} from "@/lib/identity/accounts/passwords/require-password";

export interface DeleteAccountOptions {
  db: PrismaClient;
  identity: SignedIn;
  currentPassword?: string;
  ipAddress: string;
}

/**
 * Deletes the account with its sessions, addresses and links. Its orders stay, without an owner,
 * because they are records of the shop.
 * @returns the ids of the products whose reviews changed
 * @throws AppError invalid_input for a wrong password, last_admin, last_owner
 */
export async function deleteAccount(options: DeleteAccountOptions): Promise<string[]> {
  const { db, ipAddress } = options;
  const { account } = options.identity;
  const password = options.currentPassword;
  const provenHash = await requireOwnPassword({ db, account, password, ipAddress });
  return db.$transaction(async (tx) => {
    const held = await lockAdminsAnd(tx, account.id);
    const found = held.find(({ id }) => id === account.id);
    const own = await requireLiving(tx, options.identity, found);
    requireSamePassword(own, provenHash);
    if (can(own.role, "users.write")) requireAnotherAdmin(held, account.id);
    await recordAudit(tx, {
      event: "Account Deleted",
      actor: toActor(account),
      description: `${account.email} deleted the account`,
      ipAddress,
      details: { changes: changes(listFacts(account), null) },
    });
    await leaveForGood(tx, account.id, { actor: toActor(account), ipAddress });
    await endAccountSubscription(tx, {
      actor: toActor(account),
      ipAddress,
      userId: account.id,
      means: "deleted account",
    });
    await endWhatsApp(tx, { userId: account.id, means: "deleted account", ipAddress });
    return removeAccount(tx, account.id);
  });
}

const listFacts = ({ name, email, company, role }: Account) => ({ name, email, company, role });

/**
 * Deletes an account, which the caller has locked, with its sessions, addresses, own lists and links. Its orders stay, without an
 * owner, because they are records of the shop; a later account with the same address does not get them. Its reviews
 * stay without the name.
 * @returns the ids of the products with these reviews
 */
export async function removeAccount(tx: Transaction, userId: string): Promise<string[]> {
  await tx.order.updateMany({ where: { userId }, data: { ownerDeletedAt: new Date() } });
  await forgetBuyer(tx, userId);
  await forgetAsker(tx, userId);
  await tx.savedList.deleteMany({ where: { userId, companyId: null } });
  const reviews = await tx.productReview.updateManyAndReturn({
    where: { userId },
    data: { name: FORMER_REVIEWER },
    select: { productId: true },
  });
  await tx.user.delete({ where: { id: userId }, select: { id: true } });
  return [...new Set(reviews.map(({ productId }) => productId))];
}
