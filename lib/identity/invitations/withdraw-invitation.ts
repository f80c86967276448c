import "server-only";
import { recordAudit, toActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import type { SignedIn } from "@/lib/identity/session/identify";

export interface WithdrawOptions {
  db: PrismaClient;
  id: string;
  admin: SignedIn;
  ipAddress: string;
}

/**
 * Deletes the invitation, so that its link stops working.
 * @throws AppError not_found for one that was accepted, withdrawn or replaced meanwhile
 */
export async function withdrawInvitation(options: WithdrawOptions): Promise<void> {
  const { db, id, admin, ipAddress } = options;
  await db.$transaction(async (tx) => {
    const invitation = await tx.invitation.findUnique({
      where: { id },
      select: { email: true, role: true },
    });
    const { count } = await tx.invitation.deleteMany({ where: { id } });
    if (!invitation || count === 0) {
      throw new AppError("not_found", "This invitation is no longer open.");
    }
    await recordAudit(tx, {
      event: "Invitation Deleted",
      actor: toActor(admin.account),
      description: `The invitation of ${invitation.email} was withdrawn`,
      ipAddress,
      details: invitation,
    });
  });
}
