import "server-only";
import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { Order } from "../order";
import type { OrderClaimed, OrderReplaced } from "../order-movements";

/** The orders whose goods these orders replace, by the replacement's id. */
export async function readReplaced(
  db: Db,
  orders: readonly Pick<Order, "id" | "isReplacement">[],
): Promise<Map<string, OrderReplaced>> {
  const ids = orders.filter(({ isReplacement }) => isReplacement).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const claims = await db.orderClaim.findMany({
    where: { replacementId: { in: ids } },
    select: {
      replacementId: true,
      order: {
        select: {
          id: true,
          orderId: true,
          documents: {
            where: { kind: "invoice", voidedAt: null },
            select: { number: true },
            orderBy: { issuedAt: "asc" },
          },
        },
      },
    },
  });
  return new Map(
    claims.flatMap(({ replacementId, order: { documents, ...order } }) =>
      replacementId
        ? [[replacementId, { ...order, invoices: documents.map(({ number }) => number) }]]
        : [],
    ),
  );
}

/** Claims, oldest first. Checks no access. */
export async function readClaims(
  db: Db,
  where: Prisma.OrderClaimWhereInput,
): Promise<OrderClaimed[]> {
  const rows = await db.orderClaim.findMany({
    where,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: {
      id: true,
      text: true,
      createdAt: true,
      decision: true,
      words: true,
      decidedAt: true,
      lines: {
        select: { orderLineId: true, quantity: true },
        orderBy: { orderLine: { position: "asc" } },
      },
      photos: { select: { position: true } },
      replacement: { select: { id: true, orderId: true } },
    },
  });
  return rows.map(({ createdAt: at, lines, photos, ...row }) => ({
    ...row,
    at,
    photoCount: photos.length,
    lines: lines.map(({ orderLineId: line, quantity }) => ({ line, quantity })),
  }));
}
