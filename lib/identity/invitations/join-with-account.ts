import "server-only";
import { retireLinks } from "@/lib/identity/accounts/account-link";
import { claimGuestOrders } from "@/lib/identity/accounts/claim-guest-orders";
import { proveOwner, requireStillOwner, type Claim } from "@/lib/identity/accounts/prove-owner";
import { actorOf } from "@/lib/audit/actor";
import { changes } from "@/lib/audit/changes";
import { recordAudit } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { proveOwnOrders } from "@/lib/orders/prove-own-orders";
import { can } from "@/lib/base/permissions";
import { lockAccount, type LockedAccount } from "@/lib/session/lock-account";
import { endAccess, openSession, type OpenedSession } from "@/lib/session/sessions";
import { unusableInvitation, useUp, type FoundInvitation } from "./invitation-link";

/**
 * Gives the invitation's role to the account that its address has. The mailbox alone is not enough: a
 * stranger may have opened the account with it. What the account had open ends, and this device is
 * signed in anew with the new role.
 * @throws AppError invalid_token; invalid_input for a missing or wrong password, rate_limited
 */
export async function joinWithAccount(
  claim: Claim,
  invitation: FoundInvitation,
  userId: string,
): Promise<OpenedSession> {
  const proof = await proveOwner(claim, userId);
  return claim.db.$transaction(async (tx) => {
    const before = await lockCustomer(tx, invitation, userId);
    await requireStillOwner(tx, before, proof);
    await useUp(tx, invitation);
    await endAccess(tx, userId);
    await retireLinks(tx, userId);
    const account = await join(tx, invitation, before);
    const claimedOrders = before.emailVerifiedAt ? 0 : await claimOrders(tx, account);
    const actor = actorOf(account);
    const { ipAddress } = claim.device;
    await recordAudit(tx, {
      event: "User Role Updated",
      actor,
      description: `${account.email} accepted the invitation of ${invitation.invitedBy.email} as ${account.role}`,
      ipAddress,
      details: {
        means: proof.means,
        changes: changes({ role: before.role }, { role: account.role }),
        claimedOrders,
      },
    });
    const description = `${account.email} was signed in anew with the new role`;
    await recordAudit(tx, { event: "Login", actor, description, ipAddress });
    return openSession(tx, { account, remember: false, device: claim.device });
  });
}

/** Its address is proven by now, by whoever opened the account. */
async function claimOrders(tx: Transaction, account: LockedAccount): Promise<number> {
  await proveOwnOrders(tx, account);
  return claimGuestOrders(tx, account);
}

/** Whoever works in the shop already keeps the role that they have. */
async function lockCustomer(
  tx: Transaction,
  { email }: FoundInvitation,
  userId: string,
): Promise<LockedAccount> {
  const account = await lockAccount(tx, userId);
  if (account?.email !== email || account.deactivatedAt) throw unusableInvitation();
  if (can(account.role, "admin.open")) throw unusableInvitation();
  return account;
}

async function join(
  tx: Transaction,
  { role }: FoundInvitation,
  { id, emailVerifiedAt }: LockedAccount,
): Promise<LockedAccount> {
  const data = { role, emailVerifiedAt: emailVerifiedAt ?? new Date() };
  await tx.user.update({ where: { id }, data, select: { id: true } });
  return (await lockAccount(tx, id)) as LockedAccount;
}
