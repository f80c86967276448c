import "server-only";
import type { Db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { cut, type Page } from "@/lib/db/page";
import { readCount } from "@/lib/tallies/read-tallies";
import type { AdminOrderListQuery, OrderFilter } from "./admin-schemas";
import { isFiltering, olderRows, orderConditions } from "./order-filter";
import type { Order } from "./order";
import { ORDER_KEYS, readOrders } from "./queries";
import { statusesOf } from "./status";

export interface OrderKey {
  id: string;
  createdAt: Date;
}

/** The newest orders that the filter lets pass, at most `limit`, after the last one that was seen. */
export function findOrderKeys(
  db: Db,
  filter: OrderFilter,
  { limit, after }: { limit: number; after: OrderKey | undefined },
): Promise<OrderKey[]> {
  const place = after ? olderRows(after) : Prisma.sql`TRUE`;
  return db.$queryRaw<OrderKey[]>`
    SELECT o."id", o."createdAt" FROM "orders" o
    WHERE ${orderConditions(filter)} AND ${place}
    ORDER BY o."createdAt" DESC, o."id" DESC
    LIMIT ${limit}`;
}

/** Without a search by the tallies, whatever the days and statuses. */
export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { q, status, from, to } = filter;
  if (!q && status !== "Unconfirmed") {
    return readCount(db, { topic: "orders", keys: status && statusesOf(status), from, to });
  }
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "orders" o WHERE ${orderConditions(filter)}`;
  return row?.count ?? 0;
}

/** Everybody's orders, newest first. */
export async function listAllOrders(db: Db, query: AdminOrderListQuery): Promise<Page<Order>> {
  const { limit, cursor } = query;
  const after = cursor ? ORDER_KEYS.read(cursor) : undefined;
  const [keys, all, matching] = await Promise.all([
    findOrderKeys(db, query, { limit: limit + 1, after }),
    countOrders(db, {}),
    isFiltering(query) ? countOrders(db, query) : undefined,
  ]);
  const { rows, nextCursor } = cut(ORDER_KEYS, keys, limit);
  const orders = await readOrders(
    db,
    rows.map(({ id }) => id),
  );
  return { items: orders, total: matching ?? all, all, nextCursor };
}
