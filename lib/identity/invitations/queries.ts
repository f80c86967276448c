import "server-only";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { Invitation } from "./schemas";

/** The maximum that is shown; no shop has more open invitations. */
const SHOWN = 200;

const INVITATION = {
  id: true,
  email: true,
  role: true,
  createdAt: true,
  expiresAt: true,
  invitedBy: { select: { name: true } },
} satisfies Prisma.InvitationSelect;

type InvitationRow = Prisma.InvitationGetPayload<{ select: typeof INVITATION }>;

const toInvitation = ({ id, role, invitedBy, ...row }: InvitationRow): Invitation => ({
  _id: id,
  email: row.email,
  role: role as Invitation["role"],
  invitedBy: invitedBy.name,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** Open invitations, newest first; expired ones too, until the clean-up removes them. */
export async function listInvitations(db: Db): Promise<Invitation[]> {
  const rows = await db.invitation.findMany({
    select: INVITATION,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: SHOWN,
  });
  return rows.map(toInvitation);
}

/** Throws when the invitation does not exist. */
export async function readInvitation(db: Db, id: string): Promise<Invitation> {
  return toInvitation(await db.invitation.findUniqueOrThrow({ where: { id }, select: INVITATION }));
}
