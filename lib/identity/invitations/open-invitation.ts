import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { noteBadLink } from "@/lib/audit/attempts/note-bad-link";
import type { Identity } from "@/lib/identity/session/identify";
import { findInvitation, type FoundInvitation } from "./invitation-link";
import type { OpenInvitation } from "./schemas";

export interface OpenOptions {
  db: PrismaClient;
  link: string;
  identity: Identity;
  ipAddress: string;
}

/**
 * Returns what an invitation offers and how it can be accepted in this browser. Does not use it up.
 * @throws AppError invalid_token
 */
export async function openInvitation(options: OpenOptions): Promise<OpenInvitation> {
  const { db, link, identity, ipAddress } = options;
  try {
    const invitation = await findInvitation(db, link);
    const { email, role, invitedBy } = invitation;
    const account = await db.user.findUnique({ where: { email }, select: { id: true } });
    const person = await findPerson(db, invitation);
    return {
      email,
      ...(person && { name: person.name }),
      role: role as OpenInvitation["role"],
      invitedBy: invitedBy.name,
      ...(invitation.kind === "company-invitation" && { company: invitation.company.name }),
      account: signInMethod(account, identity),
    };
  } catch (error) {
    await noteBadLink(db, error, { event: "Invitation Failed", ipAddress });
    throw error;
  }
}

/** The person entered by the shop for the company; a name equal to the company's is not theirs. */
async function findPerson(db: PrismaClient, invitation: FoundInvitation) {
  if (invitation.kind !== "company-invitation") return null;
  const { company, email } = invitation;
  return db.companyPerson.findFirst({
    where: { companyId: company.id, email, name: { not: company.name } },
    select: { name: true },
  });
}

function signInMethod(
  account: { id: string } | null,
  identity: Identity,
): OpenInvitation["account"] {
  if (!account) return "new";
  const isSignedIn = identity.state === "signed-in" && identity.account.id === account.id;
  return isSignedIn ? "signed-in" : "password";
}
