import "server-only";
import type { Transaction } from "@/lib/db/client";
import { lockCompany } from "@/lib/companies/buying-company";
import { companyCan, type CompanyPermission } from "@/lib/identity/session/company-roles";
import type { Membership, SignedIn } from "@/lib/identity/session/identify";
import { notMember, requireMembership, forbiddenToRole } from "@/lib/identity/session/membership";
import { Refusal } from "@/lib/i18n/refusal";

/** @throws AppError forbidden for a member whose role does not grant it */
export function requireGrant({ role }: Membership, permission: CompanyPermission): void {
  if (companyCan(role, permission)) return;
  throw forbiddenToRole();
}

export interface LockedCompany extends Membership {
  name: string;
  isClosed: boolean;
}

/**
 * Locks the caller's company, and reads their role there again: it may have been removed meanwhile.
 * @throws AppError not_member; forbidden
 */
export async function lockOwnCompany(
  tx: Transaction,
  identity: SignedIn,
  permission?: CompanyPermission,
): Promise<LockedCompany> {
  const { companyId } = requireMembership(identity);
  await lockCompany(tx, companyId);
  const member = await tx.companyMember.findUnique({
    where: { userId: identity.account.id, companyId },
    select: { role: true, company: { select: { name: true, state: true } } },
  });
  if (!member) throw notMember();
  const { role, company } = member;
  if (permission) requireGrant({ companyId, role }, permission);
  return { companyId, role, name: company.name, isClosed: company.state === "closed" };
}

/**
 * The last owner may leave only a company that the shop has closed. The company is locked.
 * @throws AppError last_owner
 */
export async function requireAnotherOwner(
  tx: Transaction,
  { companyId, name, isClosed }: Pick<LockedCompany, "companyId" | "name" | "isClosed">,
  userId: string,
): Promise<void> {
  if (isClosed) return;
  const others = { companyId, role: "owner", userId: { not: userId } } as const;
  if ((await tx.companyMember.count({ where: others })) > 0) return;
  throw new Refusal("last_owner", (t) =>
    t(
      "This is the only owner of {name}. Make another member an owner first, or ask us to close the company.",
      { name },
    ),
  );
}
