import "server-only";
import { recordAudit, toActor } from "@/lib/audit/record";
import { recordRefusal } from "@/lib/audit/record-refusal";
import type { PrismaClient } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { lockAccount } from "@/lib/identity/session/lock-account";
import { createLink, queueLinkMail, consumeLinkMail } from "../account-link";

/**
 * Mails a reset link when the account exists and is below its mail limit. The caller does not learn which of these
 * holds.
 */
export async function requestPasswordReset({
  db,
  email,
  ipAddress,
}: {
  db: PrismaClient;
  email: string;
  ipAddress: string;
}): Promise<void> {
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, email: true, name: true },
  });
  if (!user) {
    await recordRefusal(db, "forgot", {
      event: "Password Reset Requested",
      actor: { userId: null, identifier: email, name: "Unknown" },
      description: `A reset link was requested for ${email}, which has no account`,
      ipAddress,
    });
    return;
  }
  try {
    await consumeLinkMail(db, user, "Password Reset Requested", ipAddress);
    await mailLink(db, user, ipAddress);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "rate_limited")) throw error;
  }
}

async function mailLink(
  db: PrismaClient,
  user: { id: string; email: string; name: string },
  ipAddress: string,
): Promise<void> {
  const { id: userId, email } = user;
  await db.$transaction(async (tx) => {
    // The account was deleted meanwhile, or now has another address.
    const account = await lockAccount(tx, userId);
    if (account?.email !== email) return;
    const linkId = await createLink(tx, { purpose: "reset_password", userId, email });
    await queueLinkMail(tx, { template: "reset-password", linkId });
    await recordAudit(tx, {
      event: "Password Reset Requested",
      actor: toActor(user),
      description: `A reset link was mailed to ${email}`,
      ipAddress,
    });
  });
}
