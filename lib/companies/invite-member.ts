import "server-only";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import { oneMailbox } from "@/lib/base/text/one-mailbox";
import { queueLinkMail } from "@/lib/identity/accounts/account-link";
import { recordAudit, toActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";
import { countAttempt } from "@/lib/audit/attempts/count-attempt";
import { lockOwnCompany, requireGrant } from "@/lib/companies/lock-company";
import { requireMembership } from "@/lib/identity/session/membership";
import { readCompanyInvitation } from "@/lib/companies/queries";
import {
  MAX_MEMBERS,
  type CompanyInvitationAnswer,
  type InviteMemberRequest,
} from "@/lib/companies/schemas";
import { limitColumns } from "@/lib/companies/update-member";
import { Refusal } from "@/lib/i18n/refusal";
import type { Translate } from "@/lib/i18n/translate";
import { INVITATION_MS } from "@/lib/identity/invitations/invitation-link";

export interface InviteMemberOptions extends SignedInWrite {
  request: InviteMemberRequest;
}

/**
 * Invites a person by email into the caller's company, replacing an earlier invitation to the address. Only the person
 * who accepts learns whether the address has an account or belongs to another company.
 * @throws AppError not_member, forbidden; invalid_input for a member, or above the maximum; rate_limited
 */
export async function inviteMember(options: InviteMemberOptions): Promise<CompanyInvitationAnswer> {
  const { db, request, identity, ipAddress } = options;
  const { email, role, limits } = request;
  const actor = toActor(identity.account);
  const membership = requireMembership(identity);
  requireGrant(membership, "company.write");
  const attempts = [
    { limit: "requestedLinks", subject: `company ${membership.companyId} ${oneMailbox(email)}` },
    { limit: "companyInvitations", subject: membership.companyId },
  ] as const;
  await countAttempt(db, attempts, {
    event: "Invitation Failed",
    actor,
    description: `Too many invitations by ${identity.account.email}: refused`,
    ipAddress,
  });
  return db.$transaction(async (tx) => {
    const { companyId, name, isClosed } = await lockOwnCompany(tx, identity, "company.write");
    if (isClosed) throw new AppError("forbidden", "We have closed this company.");
    const { count: replaced } = await tx.companyInvitation.deleteMany({
      where: { companyId, email },
    });
    await requirePlace(tx, companyId, email);
    const { id } = await tx.companyInvitation.create({
      data: {
        companyId,
        email,
        role,
        ...limitColumns(limits),
        invitedById: identity.account.id,
        expiresAt: new Date(Date.now() + INVITATION_MS),
      },
      select: { id: true },
    });
    await queueLinkMail(tx, { template: "company-invitation", companyInvitationId: id });
    await recordAudit(tx, {
      event: "Company Invitation Created",
      actor,
      description: `${email} was invited into the company ${name} as ${role}`,
      ipAddress,
      details: { company: companyId, email, role, replacesEarlier: replaced > 0 },
    });
    return readCompanyInvitation(tx, id);
  });
}

async function requirePlace(tx: Transaction, companyId: string, email: string): Promise<void> {
  const member = await tx.companyMember.findFirst({
    where: { companyId, user: { email } },
    select: { role: true },
  });
  if (member) {
    throw refusal((t) => t("Is {role} of your company already.", { role: t(member.role) }));
  }
  const taken = await Promise.all([
    tx.companyMember.count({ where: { companyId } }),
    tx.companyInvitation.count({ where: { companyId, expiresAt: { gt: new Date() } } }),
  ]);
  if (taken[0] + taken[1] < MAX_MEMBERS) return;
  throw refusal((t) =>
    t("A company has at most {count} members and open invitations.", { count: MAX_MEMBERS }),
  );
}

const refusal = (words: (t: Translate) => string) =>
  new Refusal("invalid_input", words, { at: "email" });
