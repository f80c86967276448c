import "server-only";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import { recordAudit, SYSTEM_ACTOR, toActor } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/locks/database-now";
import type { PrismaClient } from "@/lib/db/generated/client";
import { eachApart } from "@/lib/db/each-apart";
import type { ApprovalMailTemplate } from "@/lib/messaging/queue/mail";
import { queueMail } from "@/lib/messaging/email/queue";
import { lockCompany } from "@/lib/companies/buying-company";
import {
  lockRequest,
  requireDecider,
  requireMember,
  requireWaiting,
  type LockedRequest,
} from "./members-requests";
import { readApproval } from "./queries";
import type { ApprovalRequestAnswer } from "./schemas";

interface CloseOptions extends SignedInWrite {
  /** `_id` of a request. */
  id: string;
}

/**
 * Rejects a request with a reason for its requester.
 * @throws AppError not_member, not_found, own_request, forbidden, request_closed
 */
export async function rejectRequest({
  words,
  ...options
}: CloseOptions & { words: string }): Promise<ApprovalRequestAnswer> {
  const { db, id, identity, ipAddress } = options;
  await db.$transaction(async (tx) => {
    const { request, member } = await lockRequest(tx, identity, id);
    requireDecider(member, request);
    requireWaiting(request);
    const { userId: decidedById, name: decidedBy } = member;
    await tx.approvalRequest.update({
      where: { id },
      data: { state: "rejected", words, decidedById, decidedBy, decidedAt: await databaseNow(tx) },
      select: { id: true },
    });
    await notifyRequester(tx, "approval-rejected", request);
    await recordAudit(tx, {
      event: "Approval Rejected",
      actor: toActor(identity.account),
      description: `A request of ${request.askedBy} was rejected`,
      ipAddress,
      details: auditDetails(request),
    });
  });
  return readApproval(db, requireMember(identity), id);
}

const auditDetails = ({ id, corrects }: Pick<LockedRequest, "id" | "corrects">) => ({
  request: id,
  ...(corrects && { order: corrects.orderId }),
});

/** Mails the outcome of a request to its requester, unless the account is deleted. */
export async function notifyRequester(
  tx: Transaction,
  template: ApprovalMailTemplate,
  { id, askedById }: { id: string; askedById: string | null },
): Promise<void> {
  if (askedById === null) return;
  await queueMail(tx, { template, approvalRequestId: id, readerId: askedById });
}

/**
 * Withdraws a request; only its requester may.
 * @throws AppError not_member, not_found, forbidden, request_closed
 */
export async function withdrawRequest(options: CloseOptions): Promise<ApprovalRequestAnswer> {
  const { db, id, identity, ipAddress } = options;
  await db.$transaction(async (tx) => {
    const { request, member } = await lockRequest(tx, identity, id);
    if (request.askedById !== member.userId) {
      throw new AppError("forbidden", "Only the person who asked can withdraw this.");
    }
    requireWaiting(request);
    await tx.approvalRequest.update({
      where: { id },
      data: { state: "withdrawn", decidedAt: await databaseNow(tx) },
      select: { id: true },
    });
    await recordAudit(tx, {
      event: "Approval Withdrawn",
      actor: toActor(identity.account),
      description: "A request for an approval was withdrawn",
      ipAddress,
      details: auditDetails(request),
    });
  });
  return readApproval(db, requireMember(identity), id);
}

/** Maximum requests per run. */
const BATCH = 500;

/**
 * Closes requests that were not decided in time. Each has its own transaction, which checks again under the company's
 * lock, so that concurrent runs send one mail.
 */
export async function lapseRequests(db: PrismaClient, now = new Date()): Promise<number> {
  const requests = await db.approvalRequest.findMany({
    where: { state: "waiting", expiresAt: { lte: now } },
    orderBy: { expiresAt: "asc" },
    take: BATCH,
    select: { id: true, companyId: true, askedById: true, corrects: { select: { orderId: true } } },
  });
  const lapsed = await eachApart(requests, (request) =>
    db.$transaction((tx) => lapse(tx, request, now)),
  );
  return lapsed.filter(Boolean).length;
}

async function lapse(
  tx: Transaction,
  request: Pick<LockedRequest, "id" | "companyId" | "askedById" | "corrects">,
  now: Date,
): Promise<boolean> {
  const { id, companyId } = request;
  await lockCompany(tx, companyId);
  const { count } = await tx.approvalRequest.updateMany({
    where: { id, state: "waiting", expiresAt: { lte: now } },
    data: { state: "lapsed", decidedAt: now },
  });
  if (count === 0) return false;
  await notifyRequester(tx, "approval-lapsed", request);
  await recordAudit(tx, {
    event: "Approval Lapsed",
    actor: SYSTEM_ACTOR,
    description: "A request for an approval lapsed, because nobody decided in time",
    details: auditDetails(request),
  });
  return true;
}
