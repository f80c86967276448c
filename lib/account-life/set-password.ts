import "server-only";
import { recordAudit, type AuditEntry, toActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { invalidField } from "@/lib/base/errors";
import { noteBadLink } from "@/lib/audit/attempts/note-bad-link";
import { queueMail } from "@/lib/messaging/email/queue";
import type { SignedIn } from "@/lib/identity/session/identify";
import { type LockedAccount, lockSignedIn } from "@/lib/identity/session/lock-account";
import { endAccess, type Device, type OpenedSession } from "@/lib/identity/session/sessions";
import { findLink, redeemLink, retireLinks } from "@/lib/identity/accounts/account-link";
import { admitAccount } from "@/lib/identity/accounts/admit-account";
import { refuseEasyPassword } from "@/lib/identity/accounts/passwords/new-password";
import { hashPassword } from "@/lib/identity/accounts/passwords/password";
import {
  requirePassword,
  requireSamePassword,
} from "@/lib/identity/accounts/passwords/require-password";
import { revokeUnverified } from "./revoke-unverified";

/** The two ways to set a new password: with the old password, or with access to the account's mailbox. */

export interface ChangePasswordOptions {
  db: PrismaClient;
  identity: SignedIn;
  currentPassword: string;
  newPassword: string;
  device: Device;
}

/**
 * Changes the password and ends all sessions, including this one, because its token may be known to others. Returns a
 * new token for this device.
 * @throws AppError invalid_input for a wrong current password or a new one that is easy to guess, rate_limited
 */
export async function changePassword(options: ChangePasswordOptions): Promise<OpenedSession> {
  const { db, identity, newPassword, device } = options;
  const { ipAddress } = device;
  const { account, session } = identity;
  const password = options.currentPassword;
  const provenHash = await requirePassword({ db, account, password, ipAddress });
  const chosen = { password: newPassword, field: "newPassword", holder: account };
  await refuseEasyPassword(db, chosen);
  if (account.mustChangePassword) refuseSame(password, newPassword);
  const passwordHash = await hashPassword(newPassword);
  return db.$transaction(async (tx) => {
    const locked = await lockSignedIn(tx, identity);
    requireSamePassword(locked, provenHash);
    const endedSessions = await endAccess(tx, locked.id);
    await retireLinks(tx, locked.id, ["change_email", "reset_password"]);
    const first = locked.mustChangePassword ? { firstPasswordReplaced: true } : {};
    const details = { means: "current password", endedSessions, ...first };
    await storePassword(tx, locked, { passwordHash, ipAddress, details });
    const changed = { ...locked, mustChangePassword: false };
    const { remember } = session;
    return admitAccount(tx, changed, { remember, device, means: "new password" });
  });
}

function refuseSame(current: string, next: string): void {
  if (current !== next) return;
  throw invalidField("newPassword", "Choose a different password from the one that was shown.");
}

/**
 * Sets a password by a mailed link, which also proves the address. Everything that opened the account before is
 * invalidated: sessions, links, and a linked Google account, which may belong to a former owner of the mailbox. The
 * present owner's Google account is linked again by the address.
 * @throws AppError invalid_token, invalid_input for a password that is easy to guess
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
  try {
    const { user: holder } = await findLink(db, link, ["reset_password"]);
    await refuseEasyPassword(db, { password, field: "password", holder });
    const passwordHash = await hashPassword(password);
    await db.$transaction(async (tx) => {
      const { account } = await redeemLink(tx, link, ["reset_password"]);
      const endedSessions = await endAccess(tx, account.id);
      await retireLinks(tx, account.id);
      const data = { googleIssuer: null, googleSubject: null };
      await tx.user.update({ where: { id: account.id }, data, select: { id: true } });
      const details = { means: "mailed link", endedSessions, ...(await proveAddress(tx, account)) };
      await storePassword(tx, account, { passwordHash, ipAddress, details });
    });
  } catch (error) {
    await noteBadLink(db, error, { event: "Password Reset Failed", ipAddress });
    throw error;
  }
}

/** For an address that was not proven before; returns the details for the audit log. */
async function proveAddress(tx: Transaction, account: LockedAccount) {
  if (account.emailVerifiedAt) return {};
  return { emailVerified: account.email, ...(await revokeUnverified(tx, account)) };
}

/** The caller has already ended everything that the old password opened. */
async function storePassword(
  tx: Transaction,
  account: LockedAccount,
  { passwordHash, ...entry }: { passwordHash: string } & Pick<AuditEntry, "ipAddress" | "details">,
): Promise<void> {
  const userId = account.id;
  const data = { passwordHash, mustChangePassword: false };
  await tx.user.update({ where: { id: userId }, data, select: { id: true } });
  await queueMail(tx, { template: "password-changed", userId });
  await recordAudit(tx, {
    event: "Password Updated",
    actor: toActor(account),
    description: `The password of ${account.email} was changed`,
    ...entry,
  });
}
