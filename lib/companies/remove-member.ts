import "server-only";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import { recordAudit, toActor, type AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { CompanyRole } from "@/lib/db/generated/enums";
import { companyCan } from "@/lib/identity/session/company-roles";
import { lockCompany } from "@/lib/companies/buying-company";
import { dropInvitations } from "@/lib/identity/invitations/drop-invitations";
import {
  lockOwnCompany,
  requireAnotherOwner,
  requireGrant,
  type LockedCompany,
} from "./lock-company";
import { findMember } from "./update-member";

export interface RemoveMemberOptions extends SignedInWrite {
  /** The account of the member. */
  id: string;
}

/**
 * Removes a member, or lets the caller leave. They lose access to the company's records; their orders for it stay.
 * @throws AppError not_member; forbidden for another member, unless the caller is an owner; not_found; last_owner
 */
export async function removeMember(options: RemoveMemberOptions): Promise<void> {
  const { db, id, identity, ipAddress } = options;
  await db.$transaction(async (tx) => {
    const company = await lockOwnCompany(tx, identity);
    const isSelf = id === identity.account.id;
    if (!isSelf) requireGrant(company, "company.write");
    const member = await findMember(tx, company.companyId, id);
    const actor = toActor(identity.account);
    await part(tx, { userId: id, ...member }, { company, actor, ipAddress });
  });
}

interface LeaveOptions {
  actor: AuditActor;
  ipAddress?: string;
  /** Closes a company left without an owner instead of refusing. */
  closesOwnerless?: true;
}

/**
 * Ends the membership of an account about to be deleted or to change hands; the account is locked.
 * @throws AppError last_owner
 */
export async function leaveForGood(
  tx: Transaction,
  userId: string,
  by: LeaveOptions,
): Promise<void> {
  const select = { companyId: true } as const;
  const found = await tx.companyMember.findUnique({ where: { userId }, select });
  if (!found) return;
  await lockCompany(tx, found.companyId);
  const member = await tx.companyMember.findUnique({
    where: { userId },
    select: {
      role: true,
      user: { select: { email: true } },
      company: { select: { name: true, state: true } },
    },
  });
  if (!member) return;
  const { role, user } = member;
  const { name, state } = member.company;
  const company = { companyId: found.companyId, name, isClosed: state === "closed" };
  await part(tx, { userId, role, user }, { ...by, company });
}

interface Parting extends LeaveOptions {
  company: Pick<LockedCompany, "companyId" | "name" | "isClosed">;
}

async function part(
  tx: Transaction,
  { userId, role, user }: { userId: string; role: CompanyRole; user: { email: string } },
  { company, closesOwnerless, ...by }: Parting,
): Promise<void> {
  const { companyId, name } = company;
  const isOwner = companyCan(role, "company.write");
  if (isOwner && !closesOwnerless) await requireAnotherOwner(tx, company, userId);
  await tx.companyMember.delete({ where: { userId }, select: { userId: true } });
  await tx.companyPerson.deleteMany({ where: { companyId, email: user.email } });
  await dropInvitations(tx, userId);
  await handOverAddresses(tx, companyId, userId);
  await endKeys(tx, companyId, userId);
  const closed = closesOwnerless ? await closeOwnerless(tx, companyId) : false;
  await recordAudit(tx, {
    ...by,
    event: "Company Member Deleted",
    description:
      by.actor.userId === userId
        ? `${user.email} left the company ${name}`
        : `${user.email} was removed from the company ${name}`,
    details: { company: companyId, user: userId, role, ...(closed && { closed }) },
  });
}

/** Closes a company without an owner: nobody could remove its members or write its rules. */
async function closeOwnerless(tx: Transaction, companyId: string): Promise<boolean> {
  const without = { id: companyId, members: { none: { role: "owner" } } } as const;
  const { count } = await tx.company.updateMany({ where: without, data: { state: "closed" } });
  return count > 0;
}

/** Keeps the company's addresses beyond the account that saved them. */
async function handOverAddresses(tx: Transaction, companyId: string, userId: string) {
  const heir = await tx.companyMember.findFirst({
    where: { companyId, role: "owner" },
    select: { userId: true },
    orderBy: [{ joinedAt: "asc" }, { userId: "asc" }],
  });
  if (!heir) return;
  const given = { userId: heir.userId, defaultShipping: false, defaultBilling: false };
  await tx.address.updateMany({ where: { companyId, userId }, data: given });
}

/** Revokes the links in mails to the member about the company's orders and offers. */
async function endKeys(tx: Transaction, companyId: string, userId: string) {
  const ended = { where: { companyId, userId }, data: { keyExpiresAt: new Date() } };
  await tx.order.updateMany(ended);
  await tx.offer.updateMany(ended);
}
