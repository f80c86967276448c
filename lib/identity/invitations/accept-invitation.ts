import "server-only";
import { claimGuestOrders } from "@/lib/identity/accounts/claim-guest-orders";
import { createAccount } from "@/lib/identity/accounts/create-account";
import { refuseEasyPassword } from "@/lib/identity/accounts/new-password";
import { hashPassword } from "@/lib/identity/accounts/password";
import type { Claim } from "@/lib/identity/accounts/prove-owner";
import { duplicateEmail, isDuplicate } from "@/lib/identity/accounts/register";
import { registerSchema } from "@/lib/identity/accounts/schemas";
import { actorOf } from "@/lib/audit/actor";
import { changes } from "@/lib/audit/changes";
import { recordAudit } from "@/lib/audit/record";
import { noteBadLink } from "@/lib/session/attempts/note-bad-link";
import { openSession, type OpenedSession } from "@/lib/session/sessions";
import { findInvitation, useUp, type FoundInvitation } from "./invitation-link";
import { joinWithAccount } from "./join-with-account";

export interface AcceptOptions extends Claim {
  /** The text of the mailed link. */
  link: string;
  /** Of a new account. */
  name?: string;
}

/**
 * Accepts an invitation, once: opens an account with its role, or gives the role to the account that the
 * address has, whose owner proves to be there by its session or password. Signs in.
 * @throws AppError invalid_token; invalid_input for a missing name, a password that is easy to guess or
 *   wrong; duplicate_email where somebody opened the account meanwhile; rate_limited
 */
export async function acceptInvitation(options: AcceptOptions): Promise<OpenedSession> {
  const { db, link, device } = options;
  try {
    const invitation = await findInvitation(db, link);
    const account = await db.user.findUnique({
      where: { email: invitation.email },
      select: { id: true },
    });
    return account
      ? await joinWithAccount(options, invitation, account.id)
      : await openAccount(options, invitation);
  } catch (error) {
    await noteBadLink(db, error, { event: "Invitation Failed", ipAddress: device.ipAddress });
    if (isDuplicate(error)) throw duplicateEmail();
    throw error;
  }
}

const newAccount = registerSchema.pick({ name: true, password: true });

async function openAccount(
  { db, name: givenName, password: given, device }: AcceptOptions,
  invitation: FoundInvitation,
): Promise<OpenedSession> {
  const { email, role, invitedBy } = invitation;
  const { name, password } = newAccount.parse({ name: givenName ?? "", password: given ?? "" });
  await refuseEasyPassword(db, { password, field: "password", holder: { name, email } });
  const passwordHash = await hashPassword(password);
  return db.$transaction(async (tx) => {
    await useUp(tx, invitation);
    const data = { name, email, role, passwordHash, emailVerifiedAt: new Date() };
    const account = await createAccount(tx, data);
    const claimedOrders = await claimGuestOrders(tx, account);
    await recordAudit(tx, {
      event: "Account Created",
      actor: actorOf(account),
      description: `${email} accepted the invitation of ${invitedBy.email} as ${role}`,
      ipAddress: device.ipAddress,
      details: { changes: changes(null, { name, email, role }), claimedOrders },
    });
    return openSession(tx, { account, remember: false, device });
  });
}
