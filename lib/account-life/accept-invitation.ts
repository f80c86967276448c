import "server-only";
import { admitAccount, type Admission } from "@/lib/identity/accounts/admit-account";
import { claimGuestOrders } from "@/lib/account-life/claim-guest-orders";
import { duplicateEmail, isDuplicate, createAccount } from "@/lib/identity/accounts/register";
import { refuseEasyPassword } from "@/lib/identity/accounts/passwords/new-password";
import { hashPassword } from "@/lib/identity/accounts/passwords/password";
import {
  type Claim,
  type OwnerProof,
  proveOwner,
  requireCurrentOwner,
} from "@/lib/identity/accounts/prove-owner";
import { registerSchema } from "@/lib/identity/accounts/schemas";
import { recordAudit, toActor, changes } from "@/lib/audit/record";
import { noteBadLink } from "@/lib/audit/attempts/note-bad-link";
import { endAccess, renewedSession, tokenFor } from "@/lib/identity/session/sessions";
import { retireLinks } from "@/lib/identity/accounts/account-link";
import type { Transaction } from "@/lib/db/client";
import { proveOwnOrders } from "@/lib/orders/access/prove-own-orders";
import { can } from "@/lib/base/permissions";
import { refuseMember } from "@/lib/companies/found-company";
import { lockCompany } from "@/lib/companies/buying-company";
import { lockAccount, type LockedAccount } from "@/lib/identity/session/lock-account";
import {
  type CompanysInvitation,
  findInvitation,
  type FoundInvitation,
  unusableInvitation,
  useUp,
} from "@/lib/identity/invitations/invitation-link";

export interface AcceptOptions extends Claim {
  link: string;
  /** The name for a new account. */
  name?: string;
}

/**
 * Accepts an invitation, once: opens an account with its role or in its company, or gives that to the existing account
 * of the address, whose owner proves it by a session or password. Signs in; after a password, a second factor is asked.
 * @throws AppError invalid_token; invalid_input for a missing name, a password that is easy to guess or wrong;
 * duplicate_email where somebody opened the account meanwhile; already_member; rate_limited
 */
export async function acceptInvitation(options: AcceptOptions): Promise<Admission> {
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
): Promise<Admission> {
  const { email, invitedBy } = invitation;
  const role = invitation.kind === "invitation" ? invitation.role : "user";
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
      description: `${email} accepted the invitation of ${invitedBy.email} ${whereTo(invitation)}`,
      ipAddress: device.ipAddress,
      details: { changes: changes(null, { name, email, role }), claimedOrders },
    });
    if (invitation.kind === "company-invitation") {
      await joinCompany(tx, { invitation, account, ipAddress: device.ipAddress });
    }
    return admitAccount(tx, account, { remember: false, device, means: "new account" });
  });
}

const whereTo = (invitation: FoundInvitation) =>
  invitation.kind === "invitation"
    ? `as ${invitation.role}`
    : `into the company ${invitation.company.name}`;

/**
 * Gives what the invitation holds to the existing account of its address. The mailbox alone is not enough: a stranger may
 * have opened the account with it. Another role, and an address that was unverified, end the account's other sessions and
 * its links; the session that proved the owner goes on.
 * @throws AppError invalid_token; invalid_input for a missing or wrong password, rate_limited
 */
async function joinWithAccount(
  claim: Claim,
  invitation: FoundInvitation,
  userId: string,
): Promise<Admission> {
  const proof = await proveOwner(claim, userId);
  return claim.db.$transaction(async (tx) => {
    const before = await lockCustomer(tx, invitation, userId);
    await requireCurrentOwner(tx, before, proof);
    await useUp(tx, invitation);
    const account = await raise(tx, invitation, before);
    if (invitation.kind === "invitation" || !before.emailVerifiedAt) {
      await endOthers(tx, userId, proof);
    }
    const claimedOrders = before.emailVerifiedAt ? 0 : await claimOrders(tx, account);
    const { ipAddress } = claim.device;
    if (invitation.kind === "company-invitation") {
      await joinCompany(tx, { invitation, account, ipAddress, means: proof.means, claimedOrders });
    } else {
      await recordAudit(tx, {
        event: "User Role Updated",
        actor: toActor(account),
        description: `${account.email} accepted the invitation of ${invitation.invitedBy.email} as ${account.role}`,
        ipAddress,
        details: {
          means: proof.means,
          changes: changes({ role: before.role }, { role: account.role }),
          claimedOrders,
        },
      });
    }
    return admit(tx, { account, proof, device: claim.device });
  });
}

async function endOthers(tx: Transaction, userId: string, proof: OwnerProof): Promise<void> {
  await endAccess(
    tx,
    userId,
    proof.means === "session" ? { except: proof.identity.session.id } : {},
  );
  await retireLinks(tx, userId);
}

/** A living session stays, and its token gets the account's present claims. */
async function admit(
  tx: Transaction,
  { account, proof, device }: Pick<Claim, "device"> & { account: LockedAccount; proof: OwnerProof },
): Promise<Admission> {
  if (proof.means === "password") {
    return admitAccount(tx, account, { remember: false, device, means: "password" });
  }
  const { session } = proof.identity;
  const token = await tokenFor(account, session.id, session.expiresAt);
  return { state: "signed-in", ...renewedSession(token, session) };
}

/** Its address is verified by now, by the person who opened the account. */
async function claimOrders(tx: Transaction, account: LockedAccount): Promise<number> {
  await proveOwnOrders(tx, account);
  return claimGuestOrders(tx, account);
}

/** Among the staff, an account that already works in the shop keeps its role. */
async function lockCustomer(
  tx: Transaction,
  { kind, email }: FoundInvitation,
  userId: string,
): Promise<LockedAccount> {
  const account = await lockAccount(tx, userId);
  if (account?.email !== email || account.deactivatedAt) throw unusableInvitation();
  if (kind === "invitation" && can(account.role, "admin.open")) throw unusableInvitation();
  return account;
}

/** Roles of a company never become roles of the account. */
async function raise(
  tx: Transaction,
  invitation: FoundInvitation,
  { id, emailVerifiedAt }: LockedAccount,
): Promise<LockedAccount> {
  const data = {
    ...(invitation.kind === "invitation" ? { role: invitation.role } : {}),
    emailVerifiedAt: emailVerifiedAt ?? new Date(),
  };
  await tx.user.update({ where: { id }, data, select: { id: true } });
  return (await lockAccount(tx, id)) as LockedAccount;
}

interface JoinOptions {
  invitation: CompanysInvitation;
  account: LockedAccount;
  ipAddress: string;
  /** How the owner of an existing account proved it. */
  means?: string;
  claimedOrders?: number;
}

/**
 * Makes an account a member of the company that invited it; its invitation is used up and its owner has proven it.
 * @throws AppError already_member; invalid_token for a company that was closed meanwhile
 */
async function joinCompany(tx: Transaction, options: JoinOptions): Promise<void> {
  const { invitation, account, ipAddress, ...details } = options;
  const { company, role, orderLimitPaise, monthLimitPaise } = invitation;
  await refuseMember(tx, account.id);
  await lockCompany(tx, company.id);
  const isOpen = { id: company.id, state: { not: "closed" } } as const;
  if ((await tx.company.count({ where: isOpen })) === 0) throw unusableInvitation();
  await tx.companyMember.create({
    data: {
      userId: account.id,
      companyId: company.id,
      role,
      orderLimitPaise,
      monthLimitPaise,
    },
    select: { userId: true },
  });
  await tx.companyPerson.updateMany({
    where: { companyId: company.id, email: account.email },
    data: { joinedAt: new Date() },
  });
  await recordAudit(tx, {
    event: "Company Member Created",
    actor: toActor(account),
    description: `${account.email} joined the company ${company.name} as ${role}`,
    ipAddress,
    details: { company: company.id, role, invitedBy: invitation.invitedBy.email, ...details },
  });
}
