import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { DEFAULT_LANGUAGE } from "@/lib/base/http/languages";
import { bindKey, claimKey, fingerprint, type IdempotentRequest } from "@/lib/db/idempotency";
import { toJson } from "@/lib/db/json";
import type { Transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/locks/database-now";
import { queueMail } from "@/lib/messaging/email/queue";
import { formatRupees } from "@/lib/pricing/money";
import { approvalsNeeded, caughtRule } from "@/lib/companies/rules/rules";
import { toQuote } from "../cart/quote-answer";
import type { PlaceOrderOptions } from "../place/order-options";
import { admitInTransaction, checkRequest } from "../place/admit-order";
import { lockUpload } from "../purchase-order/upload-purchase-order";
import type { PlaceOrderRequest } from "../schemas";
import type { RequestedCorrection } from "./correction";
import { listDeciders } from "./list-deciders";
import type { Member } from "./members-requests";
import { readApproval } from "./queries";
import { requestedLineSchema, type ApprovalRequestAnswer } from "./schemas";
import { getExpiry } from "./states";

/** The order that a request asks for, as stored with it. */
export interface RequestedOrder extends PlaceOrderRequest {
  /** The accepted version of an offer, in place of products. */
  offer?: { id: string; version: number; choices: { line: string; quantity: number }[] };
  /** A correction of a placed order, in place of all else. */
  correction?: RequestedCorrection;
}

export interface RequestApprovalOptions extends Omit<PlaceOrderOptions, "request"> {
  request: RequestedOrder;
  /** The same person as the customer. */
  member: Member;
}

/**
 * Asks the company to approve an order, checked as if it were placed now. It reserves no stock; its total counts
 * towards the requester's monthly limit while it waits.
 * @throws AppError as placeOrder, apart from approval_required
 */
export async function requestApproval(
  options: RequestApprovalOptions,
): Promise<ApprovalRequestAnswer> {
  const { db, member } = options;
  checkRequest(options);
  const id = await db.$transaction(async (tx) => {
    const repeat = findRepeat(options);
    const [earlier] = await claimKey(tx, repeat);
    if (earlier) return earlier;
    const { cart, caught } = await admitInTransaction(tx, options);
    const { totalPaise } = cart.totals;
    const { purchaseOrder: purchaseOrderFileId } = options.request;
    if (purchaseOrderFileId) await lockUpload(tx, purchaseOrderFileId);
    const createdAt = await databaseNow(tx);
    const request = await tx.approvalRequest.create({
      data: {
        companyId: member.companyId,
        askedById: member.userId,
        askedBy: member.name,
        createdAt,
        expiresAt: getExpiry(createdAt),
        totalPaise,
        request: toJson(options.request),
        ...(purchaseOrderFileId && { purchaseOrderFileId }),
        products: toQuote(cart).lines.map((line) => toJson(requestedLineSchema.parse(line))),
        rules: caught.map(caughtRule),
        approvals: approvalsNeeded(caught),
        language: options.language ?? DEFAULT_LANGUAGE,
      },
      select: { id: true },
    });
    await bindKey(tx, repeat, [request.id]);
    await notifyApprovers(tx, request.id, member);
    await recordAudit(tx, {
      event: "Approval Requested",
      actor: {
        userId: member.userId,
        identifier: options.customer.account?.identifier ?? "",
        name: member.name,
      },
      description: `An approval was asked for an order of ${formatRupees(totalPaise)}`,
      ipAddress: options.ipAddress,
      details: { request: request.id, company: member.companyId, totalPaise },
    });
    return request.id;
  });
  return readApproval(db, member, id);
}

/** Mails all members of the requester's company who may decide a request. */
export async function notifyApprovers(
  tx: Transaction,
  requestId: string,
  asker: Pick<Member, "companyId" | "userId">,
): Promise<void> {
  const deciders = await listDeciders(tx, asker.companyId, [asker.userId]);
  for (const { userId: readerId } of deciders) {
    await queueMail(tx, { template: "approval-asked", approvalRequestId: requestId, readerId });
  }
}

function findRepeat(options: RequestApprovalOptions): IdempotentRequest | undefined {
  const { idempotencyKey: key, member, request } = options;
  return key ? { scope: `approvals:${member.userId}`, key, hash: fingerprint(request) } : undefined;
}
