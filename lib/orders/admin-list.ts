import "server-only";
import type { Db } from "@/lib/db/client";
import { dateCursor, readDateCursor } from "@/lib/db/date-cursor";
import { Prisma } from "@/lib/db/generated/client";
import type { AdminOrderListQuery, OrderFilter } from "./admin-schemas";
import { isFiltering, olderRows, orderConditions } from "./order-filter";
import type { Order } from "./order";
import { readOrders } from "./queries";

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

export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "orders" o WHERE ${orderConditions(filter)}`;
  return row?.count ?? 0;
}

export interface AdminOrderPage {
  orders: Order[];
  /** Orders that match, and orders in all. */
  total: number;
  all: number;
  nextCursor: string | null;
}

/** Everybody's orders, newest first. */
export async function listAllOrders(db: Db, query: AdminOrderListQuery): Promise<AdminOrderPage> {
  const { limit, cursor } = query;
  const after = cursor ? readDateCursor(cursor) : undefined;
  const [keys, all, matching] = await Promise.all([
    findOrderKeys(db, query, { limit: limit + 1, after }),
    db.order.count(),
    isFiltering(query) ? countOrders(db, query) : undefined,
  ]);
  const shown = keys.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = keys.length > limit && last ? dateCursor(last.createdAt, last.id) : null;
  const orders = await readOrders(
    db,
    shown.map(({ id }) => id),
  );
  return { orders, total: matching ?? all, all, nextCursor };
}
