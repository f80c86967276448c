import "server-only";
import { DAY_MS } from "@/lib/base/india-time";
import { authenticId, signLink } from "@/lib/base/secrets/mac";
import type { Db, Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/base/errors";

/**
 * The link of an invitation, among the shop's staff or into a company: its row's id and a MAC, so that neither the table nor the mail queue contains anything
 * that opens it. It works while its row exists and has not expired.
 */

export const INVITATION_MS = 7 * DAY_MS;

/** Staff's and companies' invitations have tables of their own; a link opens one of its own table alone. */
export type InvitationKind = "invitation" | "company-invitation";

/** The secret text, as the mail contains it. */
export function invitationText(id: string, kind: InvitationKind = "invitation"): string {
  return signLink(kind, id);
}

const INVITED = {
  id: true,
  email: true,
  invitedBy: { select: { name: true, email: true } },
} as const;

/**
 * The target of an invitation: a role among the shop's staff, or membership in a company.
 * @throws AppError invalid_token for an invitation that is unknown, expired, accepted or withdrawn
 */
export async function findInvitation(db: Db, text: string) {
  return (await findStaffs(db, text)) ?? (await findCompanys(db, text)) ?? unusable();
}

export type FoundInvitation = Awaited<ReturnType<typeof findInvitation>>;

async function findStaffs(db: Db, text: string) {
  const id = authenticId(text, ["invitation"]);
  if (id === undefined) return null;
  const where = { id, expiresAt: { gt: new Date() } };
  const row = await db.invitation.findFirst({ where, select: { ...INVITED, role: true } });
  return row && { ...row, kind: "invitation" as const };
}

/** A company that the shop has closed admits nobody. */
async function findCompanys(db: Db, text: string) {
  const id = authenticId(text, ["company-invitation"]);
  if (id === undefined) return null;
  const row = await db.companyInvitation.findFirst({
    where: { id, expiresAt: { gt: new Date() }, company: { state: { not: "closed" } } },
    select: {
      ...INVITED,
      role: true,
      orderLimitPaise: true,
      monthLimitPaise: true,
      company: { select: { id: true, name: true } },
    },
  });
  return row && { ...row, kind: "company-invitation" as const };
}

export type CompanysInvitation = Extract<FoundInvitation, { kind: "company-invitation" }>;

/**
 * When two requests use an invitation at the same moment, the second fails.
 * @throws AppError invalid_token
 */
export async function useUp(tx: Transaction, { kind, id }: FoundInvitation): Promise<void> {
  const where = { id, expiresAt: { gt: new Date() } };
  const { count } =
    kind === "invitation"
      ? await tx.invitation.deleteMany({ where })
      : await tx.companyInvitation.deleteMany({ where });
  if (count === 0) throw unusableInvitation();
}

function unusable(): never {
  throw unusableInvitation();
}

export function unusableInvitation(): AppError {
  return new AppError(
    "invalid_token",
    "This invitation has been used, withdrawn or has expired. Ask for a new one.",
  );
}
