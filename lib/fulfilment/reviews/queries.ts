import "server-only";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { newestFirst } from "@/lib/db/keyset";
import { literally } from "@/lib/db/like";
import { readPage, type Page } from "@/lib/db/page";
import { isUuid } from "@/lib/base/ids/uuid";
import { AppError } from "@/lib/base/errors";
import type { AdminReview, OwnReview, ReviewListQuery, OrderReview } from "./schemas";
import { readReceivedLines } from "./received-lines";
import { reviewerName } from "./reviewer-name";

export const OWN_REVIEW = {
  id: true,
  name: true,
  rating: true,
  comment: true,
  status: true,
  answer: true,
  product: { select: { id: true, name: true } },
} satisfies Prisma.ProductReviewSelect;

type OwnRow = Prisma.ProductReviewGetPayload<{ select: typeof OWN_REVIEW }>;

export function toOwnReview({ id, product, ...row }: OwnRow): OwnReview {
  return { _id: id, ...row, product: { _id: product.id, name: product.name } };
}

const ADMIN_REVIEW = {
  ...OWN_REVIEW,
  verified: true,
  answeredAt: true,
  createdAt: true,
  orderLine: { select: { order: { select: { id: true, orderId: true } } } },
} satisfies Prisma.ProductReviewSelect;

type ReviewRow = Prisma.ProductReviewGetPayload<{ select: typeof ADMIN_REVIEW }>;

function toAdminReview({ orderLine, answeredAt, createdAt, verified, ...row }: ReviewRow) {
  return {
    ...toOwnReview(row),
    verified,
    order: orderLine && { _id: orderLine.order.id, orderId: orderLine.order.orderId },
    answeredAt: answeredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

const KEYS = newestFirst("reviews");

/** All reviews, entered by the owner or written by customers, newest first. */
export function listReviews(
  db: Db,
  { q, status, limit, cursor }: ReviewListQuery,
): Promise<Page<AdminReview>> {
  const where: Prisma.ProductReviewWhereInput = {
    ...(status ? { status } : {}),
    ...(q ? { OR: matches(q) } : {}),
  };
  return readPage(
    {
      keys: KEYS,
      where,
      whole: q || status ? {} : where,
      find: (found) => db.productReview.findMany({ ...found, select: ADMIN_REVIEW }),
      count: (counted) => db.productReview.count({ where: counted }),
      entryOf: toAdminReview,
    },
    { limit, cursor },
  );
}

function matches(q: string): Prisma.ProductReviewWhereInput[] {
  const contains = { contains: literally(q), mode: "insensitive" } as const;
  return [{ name: contains }, { comment: contains }, { product: { name: contains } }];
}

/** @throws AppError not_found */
export async function readReview(db: Db, id: string): Promise<AdminReview> {
  const row = isUuid(id)
    ? await db.productReview.findUnique({ where: { id }, select: ADMIN_REVIEW })
    : null;
  if (row) return toAdminReview(row);
  throw new AppError("not_found", "There is no such review.");
}

export async function summariseReviews(db: Db): Promise<{ new: number }> {
  return { new: await db.productReview.count({ where: { status: "new" } }) };
}

/** The reviews of an account, for its data export. */
export async function readCustomerReviews(db: Db, userId: string): Promise<OwnReview[]> {
  const rows = await db.productReview.findMany({
    where: { userId },
    select: OWN_REVIEW,
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  return rows.map(toOwnReview);
}

/** The lines of an order that can be reviewed, in order, with the existing reviews. */
export async function readOrderReviews(db: Db, orderId: string): Promise<OrderReview[]> {
  const lines = await readReceivedLines(db, { orderId });
  const rows = await db.productReview.findMany({
    where: { orderLineId: { in: lines.map(({ lineId }) => lineId) } },
    select: { ...OWN_REVIEW, orderLineId: true },
  });
  const reviewed = new Map(rows.map(({ orderLineId, ...row }) => [orderLineId, toOwnReview(row)]));
  return lines.map(({ lineId, productId, productName, customerName }) => ({
    product: { _id: productId, name: productName },
    review: reviewed.get(lineId) ?? null,
    suggestedName: reviewerName(customerName),
  }));
}
