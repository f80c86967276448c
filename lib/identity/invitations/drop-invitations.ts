import "server-only";
import type { Transaction } from "@/lib/db/client";

/** Deletes the company invitations of a person who may no longer invite. */
export async function dropInvitations(tx: Transaction, userId: string): Promise<void> {
  await tx.companyInvitation.deleteMany({ where: { invitedById: userId } });
}
