import "server-only";
import type { SignedInWrite } from "@/lib/identity/session/identify";
import { recordAudit, toActor, type AuditActor } from "@/lib/audit/record";
import type { Transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/locks/database-now";
import type { PrismaClient } from "@/lib/db/generated/client";
import { companyRolesWith } from "@/lib/identity/session/company-roles";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { Refusal } from "@/lib/i18n/refusal";
import { mayBuy, readBuyingCompany } from "@/lib/companies/buying-company";
import { toSafePaise } from "@/lib/pricing/money";
import type { Customer } from "../customer";
import type { OrderApproval } from "../order";
import { placeOrder, readPlaced } from "../place/place-order";
import type { PlacedOrder, PlaceOrderOptions } from "../place/order-options";
import type { PlaceOrderRequest } from "../schemas";
import type { RequestedOrder } from "./request-approval";
import { notifyRequester } from "./close-request";
import type { RequestedCorrection, OrderCorrector } from "./correction";
import {
  lockRequest,
  requireDecider,
  requireWaiting,
  type LockedRequest,
  type Member,
} from "./members-requests";

export interface ApproveOptions extends SignedInWrite {
  /** `_id` of a request. */
  id: string;
  settings: ShopSettings;
  placeOffer: OfferPlacer;
  correct: OrderCorrector;
}

/** Places an order that accepts an offer. Injected by lib/offers, which depends on lib/orders. */
export type OfferPlacer = (
  order: PlaceOrderOptions,
  accepted: NonNullable<RequestedOrder["offer"]>,
  actor: AuditActor,
) => Promise<PlacedOrder>;

/** Thrown to roll back when the request already has its order. */
class ApprovedBefore extends Error {
  readonly orderId: string;

  constructor(orderId: string) {
    super("The request was approved before.");
    this.orderId = orderId;
  }
}

/**
 * Approves a request and places its order in the same transaction, in the requester's name, priced and checked again;
 * a refusal leaves the request open. Returns null for the first of two required approvals, which places nothing.
 * @throws AppError not_member, not_found, own_request, forbidden; request_closed; price_changed when it is dearer now,
 * out_of_stock, over_limit and all others of placeOrder but approval_required
 */
export async function approveRequest(options: ApproveOptions): Promise<PlacedOrder | null> {
  const { db, settings, ipAddress, identity } = options;
  try {
    const waiting = await db.$transaction((tx) => takeFirst(tx, options));
    if (waiting === null) return null;
    const { offer, correction, ...request } = waiting.request as unknown as RequestedOrder;
    if (correction) return await correctOrder(waiting, correction, options);
    const customer = await readRequester(db, waiting);
    const order: PlaceOrderOptions = {
      db,
      settings,
      ipAddress,
      request,
      customer,
      language: waiting.language,
      approve: async (tx) => markApproved(tx, await lockOpen(tx, options)),
      alongside: (tx, placed) => bindOrder(tx, placed, options),
    };
    if (!offer) return await placeOrder(order);
    return await options.placeOffer(order, offer, customer.account ?? toActor(identity.account));
  } catch (error) {
    if (!(error instanceof ApprovedBefore)) throw error;
    return readPlaced(db, error.orderId);
  }
}

/** Throws when the order can no longer be corrected; the order and the request then stay as they are. */
async function correctOrder(
  { correctsId, totalPaise }: LockedRequest,
  correction: RequestedCorrection,
  options: ApproveOptions,
): Promise<PlacedOrder> {
  const { db, ipAddress } = options;
  if (correctsId === null) throw new Error("A correction is of an order.");
  return options.correct({
    db,
    ipAddress,
    id: correctsId,
    correction,
    mostPaise: toSafePaise(totalPaise),
    approve: async (tx) => {
      const approval = await markApproved(tx, await lockOpen(tx, options));
      const { orderId } = await tx.order.findUniqueOrThrow({
        where: { id: correctsId },
        select: { orderId: true },
      });
      await notifyApproved(tx, { orderId }, options);
      return approval;
    },
  });
}

interface OpenRequest {
  request: LockedRequest;
  /** The approver. */
  member: Member;
}

/**
 * Locks a request that the caller may approve now.
 * @throws ApprovedBefore, AppError
 */
async function lockOpen(tx: Transaction, { identity, id }: ApproveOptions): Promise<OpenRequest> {
  const { request, member } = await lockRequest(tx, identity, id);
  requireDecider(member, request);
  const orderId = request.orderId ?? request.correctsId;
  if (request.state === "approved" && orderId) throw new ApprovedBefore(orderId);
  requireWaiting(request);
  await requireRequester(tx, request);
  return { request, member };
}

/** @throws AppError request_closed when the requester left the company or may no longer order for it */
async function requireRequester(
  tx: Transaction,
  { companyId, askedById, askedBy }: LockedRequest,
): Promise<void> {
  const company = await readBuyingCompany(tx, { companyId, userId: askedById });
  if (mayBuy(company)) return;
  throw new Refusal("request_closed", (t) =>
    t("{name} no longer orders for the company.", { name: askedBy }),
  );
}

/** Records the first of two approvals and returns null; otherwise returns the request, ready for its order. */
async function takeFirst(tx: Transaction, options: ApproveOptions): Promise<LockedRequest | null> {
  const { id, identity, ipAddress } = options;
  const { request, member } = await lockOpen(tx, options);
  if (request.approvals === 1) return request;
  if (request.firstApproverId === member.userId) return null;
  if (await stillDecides(tx, request)) return request;
  await tx.approvalRequest.update({
    where: { id },
    data: { firstApproverId: member.userId, firstApprover: member.name },
    select: { id: true },
  });
  await recordAudit(tx, {
    event: "Approval Granted",
    actor: toActor(identity.account),
    description: `The first of two approvals was given to ${request.askedBy}`,
    ipAddress,
    details: { request: id },
  });
  return null;
}

/**
 * True while the first approver is still a member with a deciding role: removing the role also revokes a pending
 * approval.
 */
async function stillDecides(
  tx: Transaction,
  { companyId, firstApproverId: userId }: LockedRequest,
): Promise<boolean> {
  if (userId === null) return false;
  const role = { in: companyRolesWith("requests.decide") };
  const member = { userId, companyId, role, user: { deactivatedAt: null } };
  return (await tx.companyMember.count({ where: member })) > 0;
}

/** A marked request does not count towards the requester's limit, as its own order does. */
async function markApproved(
  tx: Transaction,
  { request, member: { userId, name } }: OpenRequest,
): Promise<OrderApproval> {
  const { id, askedBy, firstApprover } = request;
  const at = await databaseNow(tx);
  const decidedBy = firstApprover === null ? name : `${firstApprover} and ${name}`;
  await tx.approvalRequest.update({
    where: { id },
    data: { state: "approved", decidedById: userId, decidedBy, decidedAt: at },
    select: { id: true },
  });
  return { askedBy, approvedBy: decidedBy, at };
}

async function bindOrder(
  tx: Transaction,
  order: PlacedOrder,
  { id, identity, ipAddress }: ApproveOptions,
): Promise<void> {
  await tx.approvalRequest.update({
    where: { id },
    data: { orderId: order.id },
    select: { id: true },
  });
  await notifyApproved(tx, order, { id, identity, ipAddress });
}

async function notifyApproved(
  tx: Transaction,
  order: Pick<PlacedOrder, "orderId">,
  { id, identity, ipAddress }: Pick<ApproveOptions, "id" | "identity" | "ipAddress">,
): Promise<void> {
  const { askedBy, askedById } = await tx.approvalRequest.findUniqueOrThrow({
    where: { id },
    select: { askedBy: true, askedById: true },
  });
  await notifyRequester(tx, "approval-approved", { id, askedById });
  await recordAudit(tx, {
    event: "Approval Granted",
    actor: toActor(identity.account),
    description: `Order ${order.orderId} of ${askedBy} was approved`,
    ipAddress,
    details: { request: id, order: order.orderId },
  });
}

/** The requester as the customer of the order. */
async function readRequester(
  db: PrismaClient,
  { companyId, askedById, request }: LockedRequest,
): Promise<Customer> {
  const { emailVerifiedAt, ...asker } = await db.user.findUniqueOrThrow({
    where: { id: askedById ?? "" },
    select: { id: true, name: true, email: true, emailVerifiedAt: true },
  });
  const isVerified = emailVerifiedAt !== null;
  const { email = asker.email } = request as unknown as PlaceOrderRequest;
  return {
    name: null,
    userId: asker.id,
    companyId,
    email,
    enteredBy: null,
    emailProven: isVerified && email === asker.email,
    proof: isVerified ? "account" : null,
    account: toActor(asker),
  };
}
