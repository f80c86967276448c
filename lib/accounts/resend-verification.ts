import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Account } from "@/lib/session/sessions";
import { createLink } from "./account-link";
import { actorOf } from "./actor";
import { queueLinkMail, takeLinkMail } from "./take-link-mail";

/**
 * Mails the verification link again; the earlier one stops working. Nothing where it is not needed.
 * @throws AppError rate_limited
 */
export async function resendVerification({
  db,
  account,
  ipAddress,
}: {
  db: PrismaClient;
  account: Account & { emailVerified: boolean };
  ipAddress: string;
}): Promise<void> {
  if (account.emailVerified) return;
  await takeLinkMail(db, account, "Email Verification Requested", ipAddress);
  await db.$transaction(async (tx) => {
    const linkId = await createLink(tx, {
      purpose: "verify_email",
      userId: account.id,
      email: account.email,
    });
    await queueLinkMail(tx, { template: "verify-email", linkId });
    await recordAudit(tx, {
      event: "Email Verification Requested",
      actor: actorOf(account),
      description: `${account.email} asked for the verification mail again`,
      ipAddress,
    });
  });
}
