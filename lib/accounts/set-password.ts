import "server-only";
import { recordAudit } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { queueMail } from "@/lib/mail/queue";
import type { SignedIn } from "@/lib/session/identify";
import { ACCOUNT, endSessions, tokenFor } from "@/lib/session/sessions";
import { redeemLink, retireLinks } from "./account-link";
import { actorOf } from "./actor";
import { forgetGuesses, takeGuess, type Guess } from "./guess-limit";
import { checkPassword, hashPassword, refuseCommonPassword } from "./password";
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
  await requirePassword(db, account.id, options.currentPassword);
  refuseCommonPassword(newPassword, "newPassword");
  const passwordHash = await hashPassword(newPassword);
  await db.$transaction(async (tx) => {
    await storePassword(tx, account.id, passwordHash, ipAddress);
    await endSessions(tx, account.id, { except: session.id });
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
  await db.$transaction(async (tx) => {
    const { userId, email } = await redeemLink(tx, link, ["reset_password"]);
    await storePassword(tx, userId, passwordHash, ipAddress);
    await endSessions(tx, userId);
    const { count } = await tx.user.updateMany({
      where: { id: userId, email, emailVerifiedAt: null },
      data: { emailVerifiedAt: new Date() },
    });
    if (count === 1) await claimGuestOrders(tx, { id: userId, email });
  });
}

async function storePassword(
  tx: Transaction,
  userId: string,
  passwordHash: string,
  ipAddress: string,
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
    ipAddress,
  });
}

/**
 * Asks a signed-in person for the current password, as slowly as a login does.
 * @throws AppError invalid_input (a 401 would sign them out), rate_limited
 */
export async function requirePassword(
  db: PrismaClient,
  userId: string,
  password: string | undefined,
): Promise<void> {
  const guesses: Guess[] = [{ kind: "accountFromAddress", subject: `signed-in ${userId}` }];
  await takeGuess(db, guesses);
  const user = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  if (!(await checkPassword(user?.passwordHash, password ?? ""))) {
    const message = "The current password is not right.";
    throw new AppError("invalid_input", message, { fields: { currentPassword: message } });
  }
  await forgetGuesses(db, guesses);
}
