import "server-only";
import { recordAudit, toActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { unusableInvitation, type CompanysInvitation } from "./invitation-link";
import type { LockedAccount } from "@/lib/session/lock-account";
import { refuseMember } from "@/lib/identity/companies/found-company";
import { lockCompany } from "@/lib/orders/approvals/buying-company";

export interface JoinOptions {
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
export async function joinCompany(tx: Transaction, options: JoinOptions): Promise<void> {
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
  await recordAudit(tx, {
    event: "Company Member Created",
    actor: toActor(account),
    description: `${account.email} joined the company ${company.name} as ${role}`,
    ipAddress,
    details: { company: company.id, role, invitedBy: invitation.invitedBy.email, ...details },
  });
}
