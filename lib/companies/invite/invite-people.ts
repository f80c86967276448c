import "server-only";
import { type AuditedWrite, recordAudit } from "@/lib/audit/record";
import { countAttempt } from "@/lib/audit/attempts/count-attempt";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import type { CompanyRole } from "@/lib/db/generated/enums";
import { queueLinkMail } from "@/lib/identity/accounts/account-link";
import { INVITATION_MS } from "@/lib/identity/invitations/invitation-link";
import { lockCompany } from "../buying-company";
import type { InviteAnswer, InviteCompanies } from "./schemas";

/**
 * Mails a company's people who have not accepted, or some of them, a single-use link valid for seven days, which
 * replaces earlier ones.
 * @throws AppError not_found; forbidden for a closed company; invalid_transition when nobody is left; rate_limited
 */
export async function invitePeople(
  options: AuditedWrite & { id: string; person?: string | undefined },
): Promise<InviteAnswer> {
  const { id, person } = options;
  const invited = await inviteInto(options, id, person);
  if (invited === 0) {
    throw new AppError(
      "invalid_transition",
      "Everybody here has joined, or nobody is entered yet.",
    );
  }
  return { invited, companies: 1, refused: 0 };
}

/** `invitePeople` for many companies; skips those that are closed, were mailed too often, or have nobody left. */
export async function inviteCompanies(
  options: AuditedWrite & { request: InviteCompanies },
): Promise<InviteAnswer> {
  const answer = { invited: 0, companies: 0, refused: 0 };
  for (const id of new Set(options.request.companies)) {
    try {
      const invited = await inviteInto(options, id);
      answer.invited += invited;
      answer.companies += invited > 0 ? 1 : 0;
    } catch (error) {
      if (!(error instanceof AppError) || !PASSED_OVER.includes(error.code)) throw error;
      answer.refused += error.code === "rate_limited" ? 1 : 0;
    }
  }
  return answer;
}

const PASSED_OVER: readonly AppError["code"][] = ["forbidden", "not_found", "rate_limited"];

async function inviteInto(
  { db, actor, ipAddress }: AuditedWrite,
  companyId: string,
  person?: string,
): Promise<number> {
  await countAttempt(db, [{ limit: "shopInvitations", subject: companyId }], {
    event: "Invitation Failed",
    actor,
    description: `Too many invitations into one company by ${actor.name}: refused`,
    ipAddress,
  });
  return db.$transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const company = await tx.company.findUnique({
      where: { id: companyId },
      select: { name: true, state: true },
    });
    if (!company) throw new AppError("not_found", "There is no such company.");
    if (company.state === "closed") throw new AppError("forbidden", "This company is closed.");
    const waiting = await tx.companyPerson.findMany({
      where: { companyId, joinedAt: null, ...(person && { id: person }) },
      select: { id: true, email: true, role: true },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    });
    for (const person of waiting) await inviteOne(tx, { companyId, actor }, person);
    if (waiting.length === 0) return 0;
    await recordAudit(tx, {
      event: "Company Invitation Created",
      actor,
      description: `The shop invited ${waiting.map(({ email }) => email).join(", ")} into the company ${company.name}`,
      ipAddress,
      details: { company: companyId, people: waiting.map(({ email, role }) => ({ email, role })) },
    });
    return waiting.length;
  });
}

async function inviteOne(
  tx: Transaction,
  { companyId, actor }: { companyId: string } & Pick<AuditedWrite, "actor">,
  { id, email, role }: { id: string; email: string; role: CompanyRole },
): Promise<void> {
  if (actor.userId === null) throw new AppError("forbidden", "A person of the shop has to invite.");
  await tx.companyInvitation.deleteMany({ where: { companyId, email } });
  const now = Date.now();
  const invitation = await tx.companyInvitation.create({
    data: {
      companyId,
      email,
      role,
      invitedById: actor.userId,
      expiresAt: new Date(now + INVITATION_MS),
    },
    select: { id: true },
  });
  await tx.companyPerson.update({
    where: { id },
    data: { invitedAt: new Date(now) },
    select: { id: true },
  });
  await queueLinkMail(tx, {
    template: "company-invitation",
    companyInvitationId: invitation.id,
  });
}
