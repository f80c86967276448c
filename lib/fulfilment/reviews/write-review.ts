import "server-only";
import { recordAudit, unverifiedActor, type AuditActor } from "@/lib/audit/record";
import { IN_SHOP } from "@/lib/catalogue/presence";
import { columnDay } from "@/lib/base/india-time";
import type { Transaction } from "@/lib/db/client";
import type { PrismaClient } from "@/lib/db/generated/client";
import { isUuid } from "@/lib/base/ids/uuid";
import { AppError } from "@/lib/base/errors";
import { findOrder } from "@/lib/orders/read/queries";
import type { Identity } from "@/lib/identity/session/identify";
import { OWN_REVIEW, toOwnReview } from "./queries";
import { readReceivedLines, type ReceivedLine, type Receiver } from "./received-lines";
import { reviewerName } from "./reviewer-name";
import type { OwnReview, ReviewRequest } from "./schemas";

export interface WriteReviewOptions {
  db: PrismaClient;
  productId: string;
  request: ReviewRequest;
  identity: Identity;
  /** The key of a guest's order, from the mailed link. */
  key?: string | undefined;
  account?: AuditActor | undefined;
  ipAddress: string;
}

/**
 * Writes a customer's review of a received product, one per order line; writing again replaces it. It is shown after
 * staff approve it.
 * @throws AppError not_found; unauthenticated without a session and a key; forbidden for a product that was not
 * received
 */
export async function writeReview(options: WriteReviewOptions): Promise<OwnReview> {
  const { db, productId } = options;
  await requireProduct(db, productId);
  const line = await receivedBy(options);
  return db.$transaction((tx) => save(tx, line, options));
}

async function requireProduct(db: PrismaClient, id: string): Promise<void> {
  const product = isUuid(id)
    ? await db.product.findFirst({ where: { id, ...IN_SHOP }, select: { id: true } })
    : null;
  if (!product) throw new AppError("not_found", "There is no such product.");
}

async function receivedBy(options: WriteReviewOptions): Promise<ReceivedLine> {
  const { db, productId, request } = options;
  const receiver = await readReceiver(options);
  const lines = await readReceivedLines(db, receiver, productId);
  const named = lines.filter(({ orderId, orderNumber }) =>
    request.order ? [orderId, orderNumber].includes(request.order) : true,
  );
  if (named[0]) return named[0];
  throw new AppError(
    "forbidden",
    "You can review a product once it was delivered to you, unless all of it went back.",
  );
}

/**
 * A key grants the lines of its order. Without a key, only lines of the signed-in account count: a permission to read
 * other people's orders does not allow reviewing them.
 */
async function readReceiver({ db, request, identity, key }: WriteReviewOptions): Promise<Receiver> {
  const { order } = request;
  const found =
    order && key ? await findOrder(db, order, { identity: { state: "visitor" }, key }) : null;
  if (found) return { orderId: found.id };
  if (identity.state === "signed-in") return { userId: identity.account.id };
  throw new AppError(
    "unauthenticated",
    "Log in with the account that ordered it, or open the link in our mail about the order.",
  );
}

async function save(
  tx: Transaction,
  line: ReceivedLine,
  { request, account, ipAddress }: WriteReviewOptions,
): Promise<OwnReview> {
  const { rating, comment } = request;
  const name = request.name ?? reviewerName(line.customerName);
  const date = columnDay(new Date());
  const fields = { name, rating, comment, date, status: "new" } as const;
  const { lineId: orderLineId, productId, userId } = line;
  // Prisma's `upsert` reads first, so two concurrent calls would both insert.
  await tx.$executeRaw`SELECT FROM "order_lines" WHERE "id" = ${orderLineId}::uuid FOR NO KEY UPDATE`;
  const row = await tx.productReview.upsert({
    where: { orderLineId },
    create: { ...fields, orderLineId, productId, userId, verified: true },
    update: fields,
    select: OWN_REVIEW,
  });
  await recordAudit(tx, {
    event: "Review Created",
    actor: account ?? unverifiedActor(line.email ?? line.orderNumber, line.customerName),
    description: `${line.productName} was given ${rating} of 5 stars, from order ${line.orderNumber}`,
    ipAddress,
    details: { review: row.id, product: productId, order: line.orderNumber },
  });
  return toOwnReview(row);
}
