import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { AppError } from "@/lib/base/errors";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { lockCompany } from "@/lib/companies/buying-company";
import { queueMail } from "@/lib/messaging/email/queue";
import { lockOrder, type LockedOrder, type OrderActor } from "../lock-order";
import { listDeciders } from "./list-deciders";

interface WithdrawCorrectionOptions extends OrderActor {
  db: PrismaClient;
  /** `_id` or number of the order. */
  id: string;
}

/**
 * Withdraws a correction that waits for the company's approval; the order stays as it is.
 * @throws AppError not_found; request_closed where none waits
 */
export async function withdrawCorrection(options: WithdrawCorrectionOptions): Promise<void> {
  const { db, ...by } = options;
  await db.$transaction(async (tx) => {
    if (await closeCorrection(tx, await lockOrder(tx, options.id), by)) return;
    throw new AppError("request_closed", "No correction of this order waits for an approval.");
  });
}

/**
 * Closes the correction of a locked order that waits for its company, and mails those who were asked. Returns whether
 * one waited.
 */
export async function closeCorrection(
  tx: Transaction,
  { id, orderId, now }: LockedOrder,
  { actor, ipAddress }: OrderActor,
): Promise<boolean> {
  const { companyId } = await tx.order.findUniqueOrThrow({
    where: { id },
    select: { companyId: true },
  });
  if (companyId === null) return false;
  await lockCompany(tx, companyId);
  const [request] = await tx.approvalRequest.updateManyAndReturn({
    where: { correctsId: id, state: "waiting", expiresAt: { gt: now } },
    data: { state: "withdrawn", decidedAt: now },
    select: { id: true, askedById: true },
  });
  if (!request) return false;
  const requested = await listDeciders(tx, companyId, [request.askedById, actor.userId]);
  for (const { userId: readerId } of requested)
    await queueMail(tx, {
      template: "approval-withdrawn",
      approvalRequestId: request.id,
      readerId,
    });
  await recordAudit(tx, {
    event: "Approval Withdrawn",
    actor,
    ...(ipAddress !== undefined && { ipAddress }),
    description: `The correction of order ${orderId} that waited for an approval was withdrawn`,
    details: { request: request.id, order: orderId },
  });
  return true;
}
