import "server-only";
import { oneMailbox } from "@/lib/base/text/one-mailbox";
import { queueLinkMail } from "@/lib/identity/accounts/account-link";
import { lockAdminsAnd, requireCurrentAdmin } from "@/lib/identity/accounts/lock-admins";
import { recordAudit, toActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { type AppError, invalidField } from "@/lib/base/errors";
import { countAttempt } from "@/lib/audit/attempts/count-attempt";
import { can } from "@/lib/base/permissions";
import type { SignedIn } from "@/lib/identity/session/identify";
import { requireLiving } from "@/lib/identity/session/lock-account";
import { INVITATION_MS } from "./invitation-link";
import { readInvitation } from "./queries";
import type { Invitation, InviteRequest } from "./schemas";

export interface InviteOptions {
  db: PrismaClient;
  request: InviteRequest;
  admin: SignedIn;
  ipAddress: string;
}

/**
 * Invites somebody by email to work in the shop; an earlier invitation to the address stops working. The role is given
 * only when the person who reads the mailbox accepts.
 * @throws AppError invalid_input for an account that already works in the shop or is deactivated, rate_limited,
 * forbidden
 */
export async function invite(options: InviteOptions): Promise<Invitation> {
  const { db, request, admin, ipAddress } = options;
  const { email, role } = request;
  const actor = toActor(admin.account);
  await countAttempt(
    db,
    [{ limit: "requestedLinks", subject: `invitation ${oneMailbox(email)}` }],
    {
      event: "Invitation Failed",
      actor,
      description: `Too many invitations to ${email}: refused`,
      ipAddress,
    },
  );
  return db.$transaction(async (tx) => {
    await lockInviter(tx, admin);
    await refuseWhoWorksHere(tx, email);
    const { count: replaced } = await tx.invitation.deleteMany({ where: { email } });
    const { id } = await tx.invitation.create({
      data: {
        email,
        role,
        invitedById: admin.account.id,
        expiresAt: new Date(Date.now() + INVITATION_MS),
      },
      select: { id: true },
    });
    await queueLinkMail(tx, { template: "invitation", invitationId: id });
    await recordAudit(tx, {
      event: "Invitation Created",
      actor,
      description: `${email} was invited as ${role}`,
      ipAddress,
      details: { email, role, replacesEarlier: replaced > 0 },
    });
    return readInvitation(tx, id);
  });
}

/** Locks the inviter, so that their invitations run one after another and only while they are an admin. */
async function lockInviter(tx: Transaction, admin: SignedIn): Promise<void> {
  const { id } = admin.account;
  const locked = await lockAdminsAnd(tx, id);
  requireCurrentAdmin(locked, id);
  await requireLiving(
    tx,
    admin,
    locked.find((account) => account.id === id),
  );
}

async function refuseWhoWorksHere(tx: Transaction, email: string): Promise<void> {
  const account = await tx.user.findUnique({
    where: { email },
    select: { role: true, deactivatedAt: true },
  });
  if (!account) return;
  if (account.deactivatedAt) throw refusal("This account is deactivated. Let it in again first.");
  if (can(account.role, "admin.open")) {
    throw refusal(`Works here already, as ${account.role}. Change the role in the list instead.`);
  }
}

function refusal(message: string): AppError {
  return invalidField("email", message);
}
