import "server-only";
import { recordAudit } from "@/lib/audit/record";
import { bindKey, claimKey, fingerprint, type IdempotentRequest } from "@/lib/db/idempotency";
import { toJson } from "@/lib/db/json";
import { formatRupees } from "@/lib/pricing/money";
import { toQuote } from "../cart/quote-answer";
import { admitHeld, checkAsked, type PlaceOrderOptions } from "../place/place-order";
import type { Member } from "./members-requests";
import { readApproval } from "./queries";
import { approvalsNeeded, caughtRule } from "./rules";
import { requestedLineSchema, type ApprovalRequestAnswer } from "./schemas";
import { expiryOf } from "./states";

export interface AskApprovalOptions extends PlaceOrderOptions {
  /** The same person as the customer. */
  member: Member;
}

/**
 * Asks the company to approve an order, checked as if it were placed now. It holds no stock, and its total counts
 * towards the asker's limit of the month while it waits.
 * @throws AppError as placeOrder, apart from approval_required
 */
export async function askApproval(options: AskApprovalOptions): Promise<ApprovalRequestAnswer> {
  const { db, member } = options;
  checkAsked(options);
  const id = await db.$transaction(async (tx) => {
    const repeat = repeatOf(options);
    const earlier = repeat && (await claimKey(tx, repeat));
    if (earlier?.approvalRequestId) return earlier.approvalRequestId;
    const { cart, caught } = await admitHeld(tx, options);
    const { totalPaise } = cart.totals;
    const createdAt = new Date();
    const request = await tx.approvalRequest.create({
      data: {
        ...{ companyId: member.companyId, askedById: member.userId, askedBy: member.name },
        ...{ createdAt, expiresAt: expiryOf(createdAt), totalPaise },
        request: toJson(options.request),
        products: toQuote(cart).lines.map((line) => toJson(requestedLineSchema.parse(line))),
        rules: caught.map(caughtRule),
        approvals: approvalsNeeded(caught),
      },
      select: { id: true },
    });
    if (repeat) await bindKey(tx, repeat, { approvalRequestId: request.id });
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

function repeatOf(options: AskApprovalOptions): IdempotentRequest | undefined {
  const { idempotencyKey: key, member, request } = options;
  return key ? { scope: `approvals:${member.userId}`, key, hash: fingerprint(request) } : undefined;
}
