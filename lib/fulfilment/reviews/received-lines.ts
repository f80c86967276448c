import "server-only";
import { Prisma } from "shop-database";
import type { Db } from "@/lib/db/client";

/** A delivered line that was not returned in full. */
export interface ReceivedLine {
  lineId: string;
  orderId: string;
  orderNumber: string;
  productId: string;
  productName: string;
  customerName: string;
  email: string | null;
  userId: string | null;
}

/** An account, or a single order. */
export type Receiver = { userId: string } | { orderId: string };

/** Lines of delivered orders whose product is still in the shop; the latest order first. */
export function readReceivedLines(
  db: Db,
  receiver: Receiver,
  productId?: string,
): Promise<ReceivedLine[]> {
  const whose =
    "userId" in receiver
      ? Prisma.sql`o."userId" = ${receiver.userId}::uuid`
      : Prisma.sql`o."id" = ${receiver.orderId}::uuid`;
  const which = productId ? Prisma.sql`AND l."productId" = ${productId}::uuid` : Prisma.empty;
  return db.$queryRaw<ReceivedLine[]>`
    SELECT l."id" AS "lineId", o."id" AS "orderId", o."orderId" AS "orderNumber", p."id" AS "productId",
      p."name" AS "productName", o."customerName", o."email", o."userId"
    FROM "orders" o
    JOIN "order_lines" l ON l."orderId" = o."id" ${which}
    JOIN "products" p ON p."id" = l."productId" AND p."notInShop" IS NULL
    WHERE ${whose} AND o."status" = 'Delivered' AND l."quantity" > (
      SELECT coalesce(sum(r."quantity"), 0) FROM "order_return_lines" r WHERE r."orderLineId" = l."id")
    ORDER BY o."createdAt" DESC, o."id" DESC, l."position"
    LIMIT 200`;
}
