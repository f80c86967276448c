import "server-only";
import { recordAudit, toActor, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { AccountTokenPurpose } from "@/lib/db/generated/enums";
import { noteBadLink } from "@/lib/audit/attempts/note-bad-link";
import { ACCOUNT, endAccess } from "@/lib/identity/session/sessions";
import { findLink, redeemLink, retireLinks } from "@/lib/identity/accounts/account-link";
import {
  proveOwner,
  requireCurrentOwner,
  type Claim,
  type OwnerProof,
} from "@/lib/identity/accounts/prove-owner";
import { duplicateEmail, isDuplicate } from "@/lib/identity/accounts/register";
import { verifyEverywhere } from "./on-verify";

export interface VerifyEmailOptions extends Claim {
  link: string;
}

const PURPOSES = ["verify_email", "change_email"] satisfies AccountTokenPurpose[];

/**
 * Verifies an address: that of a new account, or the new one of an account that changes it. The mailbox alone is not
 * enough, because a stranger may have opened the account with it: the person who opens the link must be signed in to
 * the account or know its password, and then all other sessions end. Guest orders placed with the address belong to the
 * account from then on. Returns the address.
 * @throws AppError invalid_token; invalid_input for a missing or wrong password, rate_limited; duplicate_email when
 * another account took the address meanwhile
 */
export async function verifyEmail(options: VerifyEmailOptions): Promise<string> {
  const { db, link, device } = options;
  try {
    const { userId } = await findLink(db, link, PURPOSES);
    const proof = await proveOwner(options, userId);
    return await db.$transaction((tx) => verify(tx, options, proof));
  } catch (error) {
    const { ipAddress } = device;
    await noteBadLink(db, error, { event: "Email Verification Failed", ipAddress });
    if (isDuplicate(error)) throw duplicateEmail();
    throw error;
  }
}

async function verify(
  tx: Transaction,
  { link: text, device }: VerifyEmailOptions,
  proof: OwnerProof,
): Promise<string> {
  const { link, account: before } = await redeemLink(tx, text, PURPOSES);
  await requireCurrentOwner(tx, before, proof);
  const endedSessions = proof.means === "password" ? await endAccess(tx, before.id) : 0;
  const account = await tx.user.update({
    where: { id: before.id },
    data: { email: link.email, emailVerifiedAt: new Date() },
    select: { ...ACCOUNT, emailVerifiedAt: true },
  });
  // An older link must not restore the former address, nor open the account to its mailbox.
  await retireLinks(tx, before.id, link.purpose === "change_email" ? undefined : PURPOSES);
  const { ipAddress } = device;
  const claimed = await verifyEverywhere(tx, { before, account, ipAddress });
  await recordAudit(tx, {
    event: "Email Verified",
    actor: toActor(account),
    description: `${account.email} was verified`,
    ipAddress,
    details: {
      means: proof.means,
      endedSessions,
      changes: changes(proven(before), proven(account)),
      ...claimed,
    },
  });
  return account.email;
}

const proven = ({ email, emailVerifiedAt }: { email: string; emailVerifiedAt: Date | null }) => ({
  email,
  emailVerifiedAt,
});
