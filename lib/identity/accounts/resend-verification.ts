import "server-only";
import { recordAudit, toActor } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { SignedIn } from "@/lib/identity/session/identify";
import { lockSignedIn } from "@/lib/identity/session/lock-account";
import { createLink, queueLinkMail, consumeLinkMail } from "./account-link";

/**
 * Mails the verification link again; the earlier link stops working. Does nothing for a verified address.
 * @throws AppError rate_limited
 */
export async function resendVerification({
  db,
  identity,
  ipAddress,
}: {
  db: PrismaClient;
  identity: SignedIn;
  ipAddress: string;
}): Promise<void> {
  if (identity.account.emailVerified) return;
  await consumeLinkMail(db, identity.account, "Email Verification Requested", ipAddress);
  await db.$transaction(async (tx) => {
    const account = await lockSignedIn(tx, identity);
    if (account.emailVerifiedAt) return;
    const linkId = await createLink(tx, {
      purpose: "verify_email",
      userId: account.id,
      email: account.email,
    });
    await queueLinkMail(tx, { template: "verify-email", linkId });
    await recordAudit(tx, {
      event: "Email Verification Requested",
      actor: toActor(account),
      description: `${account.email} asked for the verification email again`,
      ipAddress,
    });
  });
}
