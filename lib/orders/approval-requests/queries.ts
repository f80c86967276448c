import "server-only";
import { AppError } from "@/lib/base/errors";
import { serverPaths } from "@/lib/base/server-paths";
import { isUuid } from "@/lib/base/ids/uuid";
import type { Db, Transaction } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { readPage, type Page } from "@/lib/db/page";
import { toRupees, toSafePaise } from "@/lib/pricing/money";
import { companyCan } from "@/lib/identity/session/company-roles";
import type { CaughtRule } from "@/lib/companies/rules/rule-schemas";
import type { PlaceOrderRequest } from "../schemas";
import type { RequestedCorrection } from "./correction";
import { APPROVER_TEXTS, pickTexts } from "../texts/texts";
import { findFile, REQUESTED_FILE } from "./purchase-order";
import { seenBy, type Member } from "./members-requests";
import type { ApprovalListQuery, ApprovalRequestAnswer, RequestedLine } from "./schemas";
import { stateAt } from "./states";

const REQUEST = {
  id: true,
  state: true,
  askedById: true,
  askedBy: true,
  createdAt: true,
  expiresAt: true,
  totalPaise: true,
  rules: true,
  products: true,
  request: true,
  approvals: true,
  firstApproverId: true,
  firstApprover: true,
  decidedBy: true,
  decidedAt: true,
  words: true,
  purchaseOrderFile: REQUESTED_FILE.purchaseOrderFile,
  order: { select: { id: true, orderId: true, ...REQUESTED_FILE.order.select } },
  corrects: { select: { id: true, orderId: true, ...REQUESTED_FILE.corrects.select } },
} satisfies Prisma.ApprovalRequestSelect;

type RequestRow = Prisma.ApprovalRequestGetPayload<{ select: typeof REQUEST }>;

const KEYS = newestFirst("approvals");

/** One page of the requests visible to a member, newest first. */
export function listApprovals(
  db: Db,
  member: Member,
  { state, ...slice }: ApprovalListQuery,
): Promise<Page<ApprovalRequestAnswer>> {
  const now = new Date();
  return readPage(
    {
      keys: KEYS,
      where: { AND: [seenBy(member), ...(state ? [inState(state, now)] : [])] },
      find: (found) => db.approvalRequest.findMany({ ...found, select: REQUEST }),
      count: (where) => db.approvalRequest.count({ where }),
      entryOf: (row) => requestAnswer(row, member, now),
    },
    slice,
  );
}

/** Filter equivalent of `stateAt`. */
function inState(
  state: NonNullable<ApprovalListQuery["state"]>,
  now: Date,
): Prisma.ApprovalRequestWhereInput {
  if (state === "decided") return { NOT: inState("waiting", now) };
  if (state === "waiting") return { state, expiresAt: { gt: now } };
  if (state !== "lapsed") return { state };
  return { OR: [{ state }, { state: "waiting", expiresAt: { lte: now } }] };
}

/** @throws AppError not_found for a request that the member cannot see */
export async function readApproval(
  db: Db,
  member: Member,
  id: string,
): Promise<ApprovalRequestAnswer> {
  const row = isUuid(id)
    ? await db.approvalRequest.findFirst({ where: { ...seenBy(member), id }, select: REQUEST })
    : null;
  if (row) return requestAnswer(row, member, new Date());
  throw new AppError("not_found", "There is no such request.");
}

/** Maximum requests in an account's data export. */
const MOST_OWN = 10_000;

/** All requests of an account, for its data export. */
export async function listOwnRequests(db: Db, userId: string): Promise<ApprovalRequestAnswer[]> {
  const rows = await db.approvalRequest.findMany({
    where: { askedById: userId },
    select: { ...REQUEST, companyId: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: MOST_OWN,
  });
  const now = new Date();
  return rows.map(({ companyId, ...row }) =>
    requestAnswer(row, { userId, companyId, name: row.askedBy, role: "viewer" }, now),
  );
}

/** Deletes the requests of a deleted account, except those that became orders. */
export async function deleteRequestsBy(tx: Transaction, userId: string): Promise<void> {
  await tx.approvalRequest.deleteMany({ where: { askedById: userId, orderId: null } });
}

function requestAnswer(row: RequestRow, member: Member, now: Date): ApprovalRequestAnswer {
  const request = row.request as unknown as PlaceOrderRequest & {
    correction?: RequestedCorrection;
  };
  const { userId, role } = member;
  const state = stateAt(row, now);
  const own = row.askedById === userId;
  const file = findFile(row);
  const isTheirTurn = state === "waiting" && !own && row.firstApproverId !== userId;
  return {
    _id: row.id,
    state,
    askedBy: row.askedBy,
    approvals: row.approvals,
    own,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    totalAmount: toRupees(toSafePaise(row.totalPaise)),
    rules: row.rules as unknown as CaughtRule[],
    products: row.products as unknown as RequestedLine[],
    shippingAddress: request.shippingAddress,
    ...pickTexts(request, APPROVER_TEXTS),
    paymentMethod: request.paymentMethod,
    ...(file && {
      purchaseOrder: { name: file.name, url: serverPaths.requestedPurchaseOrder(row.id) },
    }),
    ...(row.firstApprover !== null && { firstApprover: row.firstApprover }),
    ...(row.decidedBy !== null && { decidedBy: row.decidedBy }),
    ...(row.decidedAt && { decidedAt: row.decidedAt.toISOString() }),
    ...(row.words !== null && { words: row.words }),
    ...(row.order && { order: { _id: row.order.id, orderId: row.order.orderId } }),
    ...(row.corrects && {
      corrects: {
        _id: row.corrects.id,
        orderId: row.corrects.orderId,
        changes: request.correction?.changes ?? [],
      },
    }),
    decidable: isTheirTurn && companyCan(role, "requests.decide"),
  };
}
