import "server-only";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import { recordAudit, toActor } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import { lockOwnCompany } from "@/lib/companies/lock-company";

export interface WithdrawOptions extends SignedInWrite {
  id: string;
}

/**
 * Deletes an invitation of the caller's company, so that its link stops working.
 * @throws AppError not_member, forbidden; not_found for one that was accepted, withdrawn or replaced meanwhile
 */
export async function withdrawCompanyInvitation(options: WithdrawOptions): Promise<void> {
  const { db, id, identity, ipAddress } = options;
  await db.$transaction(async (tx) => {
    const { companyId, name } = await lockOwnCompany(tx, identity, "company.write");
    const [invitation] = await tx.companyInvitation.findMany({
      where: { id, companyId },
      select: { email: true, role: true },
    });
    const { count } = await tx.companyInvitation.deleteMany({ where: { id, companyId } });
    if (!invitation || count === 0) {
      throw new AppError("not_found", "This invitation is no longer open.");
    }
    await recordAudit(tx, {
      event: "Company Invitation Deleted",
      actor: toActor(identity.account),
      description: `The invitation of ${invitation.email} into the company ${name} was withdrawn`,
      ipAddress,
      details: { company: companyId, ...invitation },
    });
  });
}
