import "server-only";
import { AppError } from "@/lib/base/errors";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { companyCan } from "@/lib/identity/session/company-roles";
import type { Membership, SignedIn } from "@/lib/identity/session/identify";
import { notMember, requireMembership } from "@/lib/identity/session/membership";
import { lockCompany } from "@/lib/companies/buying-company";
import { stateAt } from "./states";

/** The requests that a member can access, and the lock for deciding one. */

export interface Member extends Membership {
  userId: string;
  name: string;
}

/** @throws AppError not_member */
export function requireMember(identity: SignedIn): Member {
  const { id: userId, name } = identity.account;
  return { ...requireMembership(identity), userId, name };
}

/** Buyers see their own requests; other roles see all requests of the company. */
export function seenBy({ companyId, role, userId }: Member): Prisma.ApprovalRequestWhereInput {
  return companyCan(role, "orders.read") ? { companyId } : { companyId, askedById: userId };
}

const LOCKED = {
  id: true,
  state: true,
  expiresAt: true,
  askedById: true,
  askedBy: true,
  request: true,
  totalPaise: true,
  approvals: true,
  firstApproverId: true,
  firstApprover: true,
  orderId: true,
  correctsId: true,
  corrects: { select: { orderId: true } },
  companyId: true,
  language: true,
} satisfies Prisma.ApprovalRequestSelect;

export type LockedRequest = Prisma.ApprovalRequestGetPayload<{ select: typeof LOCKED }>;

/**
 * A request that the caller can see, with the caller's current role; the company stays locked until the transaction
 * ends.
 * @throws AppError not_member, not_found
 */
export async function lockRequest(
  tx: Transaction,
  identity: SignedIn,
  id: string,
): Promise<{ request: LockedRequest; member: Member }> {
  const { userId, name, companyId } = requireMember(identity);
  await lockCompany(tx, companyId);
  // Their role may have changed since the request came in.
  const now = await tx.companyMember.findUnique({ where: { userId, companyId } });
  if (!now) throw notMember();
  const member = { userId, name, companyId, role: now.role };
  const request = isUuid(id)
    ? await tx.approvalRequest.findFirst({ where: { ...seenBy(member), id }, select: LOCKED })
    : null;
  if (request) return { request, member };
  throw new AppError("not_found", "There is no such request.");
}

const CLOSED = {
  approved: "This was approved already.",
  rejected: "This was rejected already.",
  withdrawn: "The person who asked has withdrawn this.",
  lapsed: "This has lapsed, because nobody decided in time.",
} as const;

/** @throws AppError request_closed for a decided, withdrawn or lapsed request */
export function requireWaiting(request: LockedRequest): void {
  const state = stateAt(request, new Date());
  if (state !== "waiting") throw new AppError("request_closed", CLOSED[state]);
}

/**
 * A decider is an owner or approver of the company other than the requester.
 * @throws AppError own_request, forbidden
 */
export function requireDecider({ role, userId }: Member, { askedById }: LockedRequest): void {
  if (askedById === userId) {
    const message = "Somebody else of your company must decide this. You can withdraw it.";
    throw new AppError("own_request", message);
  }
  if (companyCan(role, "requests.decide")) return;
  throw new AppError("forbidden", "Owners and approvers of the company decide this.");
}
