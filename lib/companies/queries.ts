import "server-only";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { monthSums } from "@/lib/companies/month-sum";
import { readCredit, creditAnswer } from "@/lib/companies/credit/credit";
import { toRupees, toSafePaise } from "@/lib/pricing/money";
import type { Membership } from "@/lib/identity/session/identify";
import {
  companySchema,
  MAX_MEMBERS,
  type CompanyAnswer,
  type CompanyInvitationAnswer,
  type Member,
} from "./schemas";

/** The caller's company. Throws when it does not exist. */
export async function readCompany(
  db: Db,
  { companyId, role }: Membership,
  userId: string,
): Promise<CompanyAnswer> {
  const { id, gstins, ...company } = await db.company.findUniqueOrThrow({
    where: { id: companyId },
    select: {
      id: true,
      name: true,
      legalName: true,
      state: true,
      gstins: true,
      purchaseOrder: true,
    },
  });
  const { credit } = creditAnswer(await readCredit(db, { userId, companyId }));
  return {
    _id: id,
    ...company,
    role,
    credit,
    gstins: companySchema.shape.gstins.parse(gstins),
  };
}

const LIMITS = { orderLimitPaise: true, monthLimitPaise: true } as const;

interface Limits {
  orderLimitPaise: bigint | null;
  monthLimitPaise: bigint | null;
}

const rupees = (paise: bigint | null) => (paise === null ? null : toRupees(toSafePaise(paise)));

const toLimits = ({ orderLimitPaise, monthLimitPaise }: Limits): Member["limits"] => ({
  order: rupees(orderLimitPaise),
  month: rupees(monthLimitPaise),
});

const MEMBER = {
  userId: true,
  companyId: true,
  role: true,
  joinedAt: true,
  ...LIMITS,
  user: { select: { name: true, email: true } },
} satisfies Prisma.CompanyMemberSelect;

type MemberRow = Prisma.CompanyMemberGetPayload<{ select: typeof MEMBER }>;

/** Lists the members in the order in which they joined. */
export async function listMembers(db: Db, companyId: string): Promise<Member[]> {
  const [rows, spent] = await Promise.all([
    db.companyMember.findMany({
      where: { companyId },
      select: MEMBER,
      orderBy: [{ joinedAt: "asc" }, { userId: "asc" }],
      take: MAX_MEMBERS,
    }),
    monthSums(db, { companyId, at: new Date() }),
  ]);
  return rows.map((row) => toMember(row, spent));
}

/** Throws when there is no such member. */
export async function readMember(db: Db, userId: string): Promise<Member> {
  const row = await db.companyMember.findUniqueOrThrow({ where: { userId }, select: MEMBER });
  return toMember(row, await monthSums(db, { companyId: row.companyId, at: new Date() }));
}

function toMember(row: MemberRow, spent: ReadonlyMap<string, number>): Member {
  const { userId, role, joinedAt, user } = row;
  return {
    _id: userId,
    ...user,
    role,
    limits: toLimits(row),
    spent: toRupees(spent.get(userId) ?? 0),
    joinedAt: joinedAt.toISOString(),
  };
}

const INVITATION = {
  id: true,
  email: true,
  role: true,
  createdAt: true,
  expiresAt: true,
  ...LIMITS,
  invitedBy: { select: { name: true } },
} satisfies Prisma.CompanyInvitationSelect;

type InvitationRow = Prisma.CompanyInvitationGetPayload<{ select: typeof INVITATION }>;

const toInvitation = (row: InvitationRow): CompanyInvitationAnswer => ({
  _id: row.id,
  email: row.email,
  role: row.role,
  limits: toLimits(row),
  invitedBy: row.invitedBy.name,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** Open invitations, newest first; expired ones too, until the clean-up removes them. */
export async function listCompanyInvitations(
  db: Db,
  companyId: string,
): Promise<CompanyInvitationAnswer[]> {
  const rows = await db.companyInvitation.findMany({
    where: { companyId },
    select: INVITATION,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MAX_MEMBERS,
  });
  return rows.map(toInvitation);
}

/** Throws when the invitation does not exist. */
export async function readCompanyInvitation(db: Db, id: string): Promise<CompanyInvitationAnswer> {
  return toInvitation(
    await db.companyInvitation.findUniqueOrThrow({ where: { id }, select: INVITATION }),
  );
}
