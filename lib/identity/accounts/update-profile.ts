import "server-only";
import type { z } from "zod";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import { recordAudit, toActor, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { queueMail } from "@/lib/messaging/email/queue";
import { type LockedAccount, lockSignedIn } from "@/lib/identity/session/lock-account";
import { ACCOUNT, tokenFor } from "@/lib/identity/session/sessions";
import type { Account } from "@/lib/identity/session/account";
import { refuseOwnGstin } from "@/lib/identity/addresses/refuse-own-gstin";
import { createLink, queueLinkMail, consumeLinkMail } from "./account-link";
import { readProfile } from "./profile";
import { duplicateEmail } from "./register";
import { requirePassword, requireSamePassword } from "./passwords/require-password";
import type { Profile, updateProfileSchema } from "./schemas";

export interface UpdateProfileOptions extends SignedInWrite {
  request: z.output<typeof updateProfileSchema>;
}

/**
 * Saves name, company and GSTIN. A new email needs the current password and takes effect when the link mailed to it is
 * opened; the old address is notified. Returns the profile and a token with its claims.
 * @throws AppError invalid_input for a wrong password, duplicate_email, rate_limited
 */
export async function updateProfile(
  options: UpdateProfileOptions,
): Promise<Profile & { token: string }> {
  const { db, identity, request } = options;
  const newEmail = request.email !== identity.account.email ? request.email : undefined;
  const provenHash = newEmail ? await checkNewEmail(options, newEmail) : null;
  const account = await db.$transaction(async (tx) => {
    const locked = await lockSignedIn(tx, identity);
    if (newEmail) {
      requireSamePassword(locked, provenHash);
      await requireReachable(tx, locked, newEmail, options.ipAddress);
    }
    return saveNames(tx, locked, options);
  });
  const { id, expiresAt } = identity.session;
  return { ...(await readProfile(db, account.id)), token: await tokenFor(account, id, expiresAt) };
}

/** Returns the hash that the password was checked against. */
async function checkNewEmail(
  { db, identity: { account }, request, ipAddress }: UpdateProfileOptions,
  email: string,
): Promise<string | null> {
  const password = request.currentPassword;
  const provenHash = await requirePassword({ db, account, password, ipAddress });
  const taken = await db.user.findUnique({ where: { email }, select: { id: true } });
  if (taken) throw duplicateEmail();
  await consumeLinkMail(db, account, "Email Change Requested", ipAddress);
  return provenHash;
}

async function requireReachable(
  tx: Transaction,
  account: LockedAccount,
  email: string,
  ipAddress: string,
): Promise<void> {
  const linkId = await createLink(tx, {
    purpose: "change_email",
    userId: account.id,
    email,
    previousEmail: account.email,
  });
  await queueLinkMail(tx, { template: "change-email", linkId });
  // An unverified address gets no mail that contains user input.
  if (account.emailVerifiedAt) await queueMail(tx, { template: "email-change-notice", linkId });
  await recordAudit(tx, {
    event: "Email Change Requested",
    actor: toActor(account),
    description: `${account.email} asked to change the address to ${email}`,
    ipAddress,
    details: { requestedEmail: email },
  });
}

async function saveNames(
  tx: Transaction,
  account: LockedAccount,
  { request, ipAddress }: UpdateProfileOptions,
): Promise<Account> {
  const before = await readNames(tx, account.id);
  const { name = before.name, company = before.company, gstin = before.gstin } = request;
  const after = { name, company, gstin };
  const changed = changes(before, after);
  if (Object.keys(changed).length === 0) return account;
  if (gstin !== before.gstin) await refuseOwnGstin(tx, { gstin });
  const updated = await tx.user.update({
    where: { id: account.id },
    data: after,
    select: ACCOUNT,
  });
  await recordAudit(tx, {
    event: "Profile Updated",
    actor: toActor(updated),
    description: `${updated.email} changed the profile`,
    ipAddress,
    details: { changes: changed },
  });
  return updated;
}

const readNames = (tx: Transaction, id: string) =>
  tx.user.findUniqueOrThrow({ where: { id }, select: { name: true, company: true, gstin: true } });
