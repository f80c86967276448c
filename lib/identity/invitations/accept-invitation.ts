import "server-only";
import { claimGuestOrders } from "@/lib/identity/accounts/claim-guest-orders";
import { duplicateEmail, isDuplicate, createAccount } from "@/lib/identity/accounts/register";
import { refuseEasyPassword } from "@/lib/identity/accounts/passwords/new-password";
import { hashPassword } from "@/lib/identity/accounts/passwords/password";
import { type Claim, proveOwner, requireStillOwner } from "@/lib/identity/accounts/prove-owner";
import { registerSchema } from "@/lib/identity/accounts/schemas";
import { recordAudit, toActor } from "@/lib/audit/record";
import { changes } from "@/lib/audit/changes";
import { noteBadLink } from "@/lib/session/attempts/note-bad-link";
import { openSession, type OpenedSession, endAccess } from "@/lib/session/sessions";
import { findInvitation, useUp, type FoundInvitation, unusableInvitation } from "./invitation-link";
import { retireLinks } from "@/lib/identity/accounts/account-link";
import type { Transaction } from "@/lib/db/client";
import { proveOwnOrders } from "@/lib/orders/access/prove-own-orders";
import { can } from "@/lib/base/permissions";
import { lockAccount, type LockedAccount } from "@/lib/session/lock-account";

export interface AcceptOptions extends Claim {
  link: string;
  /** The name for a new account. */
  name?: string;
}

/**
 * Accepts an invitation, once: opens an account with its role, or gives the role to the existing account of the
 * address, whose owner proves it by a session or password. Signs in.
 * @throws AppError invalid_token; invalid_input for a missing name, a password that is easy to guess or wrong;
 * duplicate_email where somebody opened the account meanwhile; rate_limited
 */
export async function acceptInvitation(options: AcceptOptions): Promise<OpenedSession> {
  const { db, link, device } = options;
  try {
    const invitation = await findInvitation(db, link);
    const account = await db.user.findUnique({
      where: { email: invitation.email },
      select: { id: true },
    });
    return account
      ? await joinWithAccount(options, invitation, account.id)
      : await openAccount(options, invitation);
  } catch (error) {
    await noteBadLink(db, error, { event: "Invitation Failed", ipAddress: device.ipAddress });
    if (isDuplicate(error)) throw duplicateEmail();
    throw error;
  }
}

const newAccount = registerSchema.pick({ name: true, password: true });

async function openAccount(
  { db, name: givenName, password: given, device }: AcceptOptions,
  invitation: FoundInvitation,
): Promise<OpenedSession> {
  const { email, role, invitedBy } = invitation;
  const { name, password } = newAccount.parse({ name: givenName ?? "", password: given ?? "" });
  await refuseEasyPassword(db, { password, field: "password", holder: { name, email } });
  const passwordHash = await hashPassword(password);
  return db.$transaction(async (tx) => {
    await useUp(tx, invitation);
    const data = { name, email, role, passwordHash, emailVerifiedAt: new Date() };
    const account = await createAccount(tx, data);
    const claimedOrders = await claimGuestOrders(tx, account);
    await recordAudit(tx, {
      event: "Account Created",
      actor: toActor(account),
      description: `${email} accepted the invitation of ${invitedBy.email} as ${role}`,
      ipAddress: device.ipAddress,
      details: { changes: changes(null, { name, email, role }), claimedOrders },
    });
    return openSession(tx, { account, remember: false, device });
  });
}

/**
 * Gives the invitation's role to the existing account of its address. The mailbox alone is not enough: a stranger may
 * have opened the account with it. The account's open sessions and links end, and this device is signed in again with
 * the new role.
 * @throws AppError invalid_token; invalid_input for a missing or wrong password, rate_limited
 */
async function joinWithAccount(
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
    const actor = toActor(account);
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

/** Its address is verified by now, by the person who opened the account. */
async function claimOrders(tx: Transaction, account: LockedAccount): Promise<number> {
  await proveOwnOrders(tx, account);
  return claimGuestOrders(tx, account);
}

/** An account that already works in the shop keeps its role. */
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
