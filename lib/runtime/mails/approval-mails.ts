import "server-only";
import type { PrismaClient } from "@/lib/db/generated/client";
import { JobError } from "@/lib/messaging/queue/job-error";
import type { CaughtRule } from "@/lib/companies/rules/rule-schemas";
import type { RequestedLine } from "@/lib/orders/approval-requests/schemas";
import { toSafePaise } from "@/lib/pricing/money";
import {
  addressed,
  shopMailbox,
  speaking,
  type About,
  type AddressedMail,
  type MailContext,
} from "./addressed";
import { greetingName } from "./greeting-name";
import { renderEmail } from "./render-email";
import {
  ApprovalRequested,
  ApprovalGiven,
  ApprovalLapsed,
  ApprovalRejected,
  ApprovalWithdrawn,
  type MailedApproval,
} from "./templates/approvals";

const TEMPLATES = {
  "approval-asked": ApprovalRequested,
  "approval-approved": ApprovalGiven,
  "approval-rejected": ApprovalRejected,
  "approval-lapsed": ApprovalLapsed,
  "approval-withdrawn": ApprovalWithdrawn,
} as const;

/** Undefined for a recipient whose account was deleted, or who left the company, meanwhile. */
export async function composeApprovalMail(
  { template, approvalRequestId, readerId }: About<"approvalRequestId">,
  context: MailContext,
): Promise<AddressedMail | undefined> {
  const { db } = context;
  const { approval, companyId } = await readApproval(db, approvalRequestId);
  const reader = await db.companyMember.findUnique({
    where: { userId: readerId, companyId },
    select: {
      user: { select: { name: true, email: true, emailVerifiedAt: true, language: true } },
    },
  });
  if (!reader) return undefined;
  const { name, email: address, emailVerifiedAt, language } = reader.user;
  const shop = speaking(context, language);
  // Anybody opens an account with a stranger's address: what an accomplice writes is not mailed there.
  const words = emailVerifiedAt ? approval.words : null;
  const content = renderEmail(TEMPLATES[template], { approval: { ...approval, words }, shop });
  return addressed(content, { name: greetingName(name) ?? "", address }, shopMailbox(shop));
}

/** @throws JobError when the request is gone */
async function readApproval(
  db: PrismaClient,
  id: string,
): Promise<{ approval: MailedApproval; companyId: string }> {
  const row = await db.approvalRequest.findUnique({
    where: { id },
    select: {
      companyId: true,
      askedBy: true,
      decidedBy: true,
      words: true,
      totalPaise: true,
      expiresAt: true,
      rules: true,
      products: true,
      order: { select: { orderId: true } },
      corrects: { select: { orderId: true } },
    },
  });
  if (!row) throw new JobError("the request is gone", true);
  return {
    companyId: row.companyId,
    approval: {
      askedBy: greetingName(row.askedBy) ?? null,
      decidedBy: row.decidedBy === null ? null : (greetingName(row.decidedBy) ?? null),
      words: row.words,
      totalPaise: toSafePaise(row.totalPaise),
      expiresAt: row.expiresAt,
      rules: (row.rules as unknown as CaughtRule[]).map(({ words }) => words),
      lines: row.products as unknown as RequestedLine[],
      order: (row.order ?? row.corrects)?.orderId ?? null,
      isCorrection: row.corrects !== null,
    },
  };
}
