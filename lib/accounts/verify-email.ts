import "server-only";
import { changes } from "@/lib/audit/changes";
import { recordAudit } from "@/lib/audit/record";
import type { PrismaClient } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/client";
import type { AccountTokenPurpose } from "@/lib/db/generated/enums";
import { moveSubscription } from "@/lib/newsletter/account-subscription";
import { proveOwnOrders } from "@/lib/orders/prove-own-orders";
import { ACCOUNT } from "@/lib/session/sessions";
import { redeemLink, retireLinks } from "./account-link";
import { actorOf } from "./actor";
import { noteBadLink } from "./note-bad-link";
import { duplicateEmail, isDuplicate } from "./register";

export interface VerifyEmailOptions {
  db: PrismaClient;
  /** The text of the mailed link. */
  link: string;
  ipAddress: string;
}

const PURPOSES = ["verify_email", "change_email"] satisfies AccountTokenPurpose[];

/**
 * Proves an address: that of a new account, or the new one of an account that changes it. Guest
 * orders placed with the address belong to the account from then on. Answers the address.
 * @throws AppError invalid_token; duplicate_email when another account took the address meanwhile
 */
export async function verifyEmail({ db, link, ipAddress }: VerifyEmailOptions): Promise<string> {
  try {
    return await db.$transaction(async (tx) => {
      const { link: mailed, account: before } = await redeemLink(tx, link, PURPOSES);
      const { userId, email, purpose } = mailed;
      const account = await tx.user.update({
        where: { id: userId },
        data: { email, emailVerifiedAt: new Date() },
        select: { ...ACCOUNT, emailVerifiedAt: true },
      });
      // An older link must not bring the former address back, nor open the account to its mailbox.
      await retireLinks(tx, userId, purpose === "change_email" ? undefined : PURPOSES);
      const by = { actor: actorOf(account), ipAddress };
      await moveSubscription(tx, { ...by, from: before.email, to: email });
      const claimedOrders = await claimGuestOrders(tx, account);
      await recordAudit(tx, {
        event: "Email Verified",
        actor: actorOf(account),
        description: `${email} was verified`,
        ipAddress,
        details: { changes: changes(proven(before), proven(account)), claimedOrders },
      });
      return email;
    });
  } catch (error) {
    await noteBadLink(db, error, { event: "Email Verification Failed", ipAddress });
    if (isDuplicate(error)) throw duplicateEmail();
    throw error;
  }
}

const proven = ({ email, emailVerifiedAt }: { email: string; emailVerifiedAt: Date | null }) => ({
  email,
  emailVerifiedAt,
});

/** For an address that has been proven by now; answers how many orders are the account's own now. */
export async function claimGuestOrders(
  tx: Transaction,
  account: { id: string; email: string },
): Promise<number> {
  await proveOwnOrders(tx, account);
  const { count } = await tx.order.updateMany({
    where: { email: account.email, userId: null },
    data: { userId: account.id },
  });
  return count;
}
