import "server-only";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import { dropInvitations } from "@/lib/identity/invitations/drop-invitations";
import { recordAudit, toActor, changes } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/base/errors";
import { toPaise, toSafePaise } from "@/lib/pricing/money";
import { companyCan } from "@/lib/identity/session/company-roles";
import { lockOwnCompany, requireAnotherOwner } from "./lock-company";
import { readMember } from "./queries";
import type { Member, MemberLimits, UpdateMemberRequest } from "./schemas";

export interface UpdateMemberOptions extends SignedInWrite {
  /** The account of the member. */
  id: string;
  request: UpdateMemberRequest;
}

const MEMBER = {
  role: true,
  orderLimitPaise: true,
  monthLimitPaise: true,
  user: { select: { email: true } },
} as const;

type Held = Omit<Prisma.CompanyMemberGetPayload<{ select: typeof MEMBER }>, "user">;

/**
 * Changes the role or limits of a member. The role alone decides what they see from then on.
 * @throws AppError not_member, forbidden; not_found for a member of another company; last_owner
 */
export async function updateMember(options: UpdateMemberOptions): Promise<Member> {
  const { db, id, request, identity, ipAddress } = options;
  return db.$transaction(async (tx) => {
    const company = await lockOwnCompany(tx, identity, "company.write");
    const { user, ...before } = await findMember(tx, company.companyId, id);
    const { role = before.role } = request;
    const isOwner = companyCan(role, "company.write");
    if (companyCan(before.role, "company.write") && !isOwner) {
      await requireAnotherOwner(tx, company, id);
    }
    const after = { ...before, role, ...limitColumns(request.limits) };
    const changed = changes(audited(before), audited(after));
    if (Object.keys(changed).length === 0) return readMember(tx, id);
    await tx.companyMember.update({
      where: { userId: id },
      data: after,
      select: { userId: true },
    });
    if (!isOwner) await dropInvitations(tx, id);
    await recordAudit(tx, {
      event: "Company Member Updated",
      actor: toActor(identity.account),
      description: `${user.email} is ${role} of the company ${company.name}`,
      ipAddress,
      details: { company: company.companyId, user: id, changes: changed },
    });
    return readMember(tx, id);
  });
}

function audited({ role, orderLimitPaise: order, monthLimitPaise: month }: Held) {
  const paise = (limit: bigint | null) => (limit === null ? null : toSafePaise(limit));
  return { role, orderLimitPaise: paise(order), monthLimitPaise: paise(month) };
}

/** @throws AppError not_found for an account that is not a member of this company */
export async function findMember(tx: Transaction, companyId: string, userId: string) {
  const where = { userId, companyId };
  const member = await tx.companyMember.findUnique({ where, select: MEMBER });
  if (member) return member;
  throw new AppError("not_found", "There is no such member in your company.");
}

/** Omitted limits stay unchanged. */
export function limitColumns(limits: MemberLimits | undefined) {
  if (limits === undefined) return {};
  const { order, month } = limits ?? { order: null, month: null };
  return {
    ...(order === undefined ? {} : { orderLimitPaise: toPaiseOrNull(order) }),
    ...(month === undefined ? {} : { monthLimitPaise: toPaiseOrNull(month) }),
  };
}

const toPaiseOrNull = (rupees: number | null) => (rupees === null ? null : BigInt(toPaise(rupees)));
