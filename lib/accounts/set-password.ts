import "server-only";
import { recordAudit, type AuditEntry } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/client";
import { queueMail } from "@/lib/mail/queue";
import type { SignedIn } from "@/lib/session/identify";
import { ACCOUNT, endSessions, tokenFor } from "@/lib/session/sessions";
import { redeemLink, retireLinks } from "./account-link";
import { actorOf } from "./actor";
import { noteBadLink } from "./note-bad-link";
import { hashPassword, refuseCommonPassword } from "./password";
import { requirePassword } from "./require-password";
import { claimGuestOrders } from "./verify-email";

/** The two ways to a new password: knowing the old one, or reading the account's mailbox. */

export interface ChangePasswordOptions {
  db: PrismaClient;
  identity: SignedIn;
  currentPassword: string;
  newPassword: string;
  ipAddress: string;
}

/**
 * Changes the password and ends all other sessions; answers a token for this one.
 * @throws AppError invalid_input for a wrong current or a too common new password, rate_limited
 */
export async function changePassword(options: ChangePasswordOptions): Promise<string> {
  const { db, identity, newPassword, ipAddress } = options;
  const { account, session } = identity;
  await requirePassword({ db, account, password: options.currentPassword, ipAddress });
  refuseCommonPassword(newPassword, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  await db.$transaction(async (tx) => {
    const endedSessions = await endSessions(tx, account.id, { except: session.id });
    const details = { means: "current password", endedSessions };
    await storePassword(tx, { userId: account.id, passwordHash, ipAddress, details });
  });
  return tokenFor(account, session.id, session.expiresAt);
}

/**
 * Sets a password by a mailed link and ends every session. The link also proves the address.
 * @throws AppError invalid_token, invalid_input for a too common password
 */
export async function resetPassword({
  db,
  link,
  password,
  ipAddress,
}: {
  db: PrismaClient;
  link: string;
  password: string;
  ipAddress: string;
}): Promise<void> {
  refuseCommonPassword(password, "password");
  const passwordHash = await hashPassword(password);
  const change = db.$transaction(async (tx) => {
    const { userId, email } = await redeemLink(tx, link, ["reset_password"]);
    const endedSessions = await endSessions(tx, userId);
    const { count } = await tx.user.updateMany({
      where: { id: userId, email, emailVerifiedAt: null },
      data: { emailVerifiedAt: new Date() },
    });
    const emailVerified = count === 1 && {
      emailVerified: email,
      claimedOrders: await claimGuestOrders(tx, { id: userId, email }),
    };
    const details = { means: "mailed link", endedSessions, ...emailVerified };
    await storePassword(tx, { userId, passwordHash, ipAddress, details });
  });
  await change.catch(async (error: unknown) => {
    await noteBadLink(db, error, { event: "Password Reset Failed", ipAddress });
    throw error;
  });
}

async function storePassword(
  tx: Transaction,
  {
    userId,
    passwordHash,
    ...entry
  }: { userId: string; passwordHash: string } & Pick<AuditEntry, "ipAddress" | "details">,
): Promise<void> {
  const account = await tx.user.update({
    where: { id: userId },
    data: { passwordHash },
    select: ACCOUNT,
  });
  // Whoever had got hold of the account keeps no way back into it.
  await tx.pendingLogin.deleteMany({ where: { userId } });
  await retireLinks(tx, userId, ["change_email", "reset_password"]);
  await queueMail(tx, { template: "password-changed", userId });
  await recordAudit(tx, {
    event: "Password Updated",
    actor: actorOf(account),
    description: `The password of ${account.email} was changed`,
    ...entry,
  });
}
