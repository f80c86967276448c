import "server-only";
import { recordAudit, type AuditActor } from "@/lib/audit/record";
import { databaseNow } from "@/lib/db/locks/database-now";
import { toJson } from "@/lib/db/json";
import type { PrismaClient } from "@/lib/db/generated/client";
import { lockCompany } from "@/lib/companies/buying-company";
import type { CompanyRule } from "@/lib/companies/rules/rule-schemas";
import { approvalsNeeded, caughtRule } from "@/lib/companies/rules/rules";
import { notifyApprovers } from "@/lib/orders/approval-requests/request-approval";
import type { RequestedCorrection } from "@/lib/orders/approval-requests/correction";
import type { RequestedLine } from "@/lib/orders/approval-requests/schemas";
import { getExpiry } from "@/lib/orders/approval-requests/states";
import { lockOrder } from "@/lib/orders/lock-order";
import { listTexts, type Order, type OrderLine } from "@/lib/orders/order";
import { formatRupees, toRupees } from "@/lib/pricing/money";
import { listChanges } from "./list-changes";
import type { Corrected } from "./schemas";

/** A correction that waits for an approval, as the order would be after it. */
export interface WaitingCorrection {
  before: Order;
  after: Order;
  caught: readonly CompanyRule[];
}

interface RequestCompanyApprovalOptions {
  db: PrismaClient;
  requested: Corrected;
  reason?: string | undefined;
  actor: AuditActor;
  ipAddress: string;
}

/**
 * Asks the company to approve a correction of its order, which stays unchanged until then. A newer correction replaces
 * a waiting one. Skipped when the buyer has no account.
 */
export async function requestCompanyApproval(
  { db, requested, reason, actor, ipAddress }: RequestCompanyApprovalOptions,
  { before, after, caught }: WaitingCorrection,
): Promise<void> {
  const { totalPaise } = after.totals;
  const correction: RequestedCorrection = {
    asked: requested,
    reason: reason ?? null,
    actor,
    changes: listChanges(before, after),
  };
  await db.$transaction(async (tx) => {
    const { id } = await lockOrder(tx, before.id);
    const { companyId, userId } = await tx.order.findUniqueOrThrow({
      where: { id },
      select: { companyId: true, userId: true },
    });
    if (companyId === null || userId === null) return;
    await lockCompany(tx, companyId);
    const now = await databaseNow(tx);
    await tx.approvalRequest.updateMany({
      where: { correctsId: id, state: "waiting" },
      data: { state: "withdrawn", decidedAt: now },
    });
    const { id: request } = await tx.approvalRequest.create({
      data: {
        companyId,
        askedById: userId,
        askedBy: before.customer.name,
        correctsId: id,
        createdAt: now,
        expiresAt: getExpiry(now),
        totalPaise,
        request: toJson({ ...toRequest(after), correction }),
        products: after.lines.map((line) => toJson(toRequested(line))),
        rules: caught.map(caughtRule),
        approvals: approvalsNeeded(caught),
        language: before.language,
      },
      select: { id: true },
    });
    await notifyApprovers(tx, request, { companyId, userId });
    await recordAudit(tx, {
      event: "Approval Requested",
      actor,
      description: `An approval was asked for a correction of order ${before.orderId} to ${formatRupees(totalPaise)}`,
      ipAddress,
      details: { request, company: companyId, order: before.orderId, totalPaise },
    });
  });
}

/** Fields shown to approvers besides the lines. */
function toRequest(order: Order) {
  const texts = Object.entries(listTexts(order)).filter(([, text]) => text !== null);
  return {
    ...Object.fromEntries(texts),
    shippingAddress: order.shipTo,
    paymentMethod: order.payment.method ?? undefined,
  };
}

const toRequested = (line: OrderLine): RequestedLine => ({
  kind: line.kind,
  product: line.productId,
  name: line.name,
  thumbnailImage: line.thumbnailImage,
  ...(line.packSize !== null && { packSize: line.packSize }),
  unit: line.unit,
  basis: line.basis,
  ...(line.print && { print: line.print }),
  price: toRupees(line.pricePaise),
  quantity: line.quantity,
  lineTotal: toRupees(line.lineTotalPaise),
});
