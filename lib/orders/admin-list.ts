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

/** Which page: at most `limit` orders, after the last one that was seen. */
interface Place {
  limit: number;
  after: OrderKey | undefined;
}

/** The newest orders that the filter lets pass, at most `limit`, after the last one that was seen. */
export function findOrderKeys(
  db: Db,
  filter: OrderFilter,
  { limit, after }: Place,
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

interface FoundOrders {
  keys: OrderKey[];
  total: number;
}

/** A search finds all that matches before it can show the newest: what it finds it counts at once. */
async function searchOrders(db: Db, filter: OrderFilter, place: Place): Promise<FoundOrders> {
  const { limit, after } = place;
  const rows = await db.$queryRaw<(OrderKey & { total: number })[]>`
    WITH found AS MATERIALIZED (
      SELECT o."id", o."createdAt" FROM "orders" o WHERE ${orderConditions(filter)}
    )
    SELECT o."id", o."createdAt", (SELECT count(*)::int FROM found) AS total FROM found o
    WHERE ${after ? olderRows(after) : Prisma.sql`TRUE`}
    ORDER BY o."createdAt" DESC, o."id" DESC
    LIMIT ${limit}`;
  const total = rows[0]?.total ?? (after ? await countOrders(db, filter) : 0);
  return { keys: rows, total };
}

async function findOrders(db: Db, filter: OrderFilter, place: Place): Promise<FoundOrders> {
  if (filter.q) return searchOrders(db, filter, place);
  const [keys, total] = await Promise.all([
    findOrderKeys(db, filter, place),
    countOrders(db, filter),
  ]);
  return { keys, total };
}

/** Everybody's orders, newest first. */
export async function listAllOrders(db: Db, query: AdminOrderListQuery): Promise<Page<Order>> {
  const { limit, cursor } = query;
  const after = cursor ? ORDER_KEYS.read(cursor) : undefined;
  const [{ keys, total }, all] = await Promise.all([
    findOrders(db, query, { limit: limit + 1, after }),
    isFiltering(query) ? countOrders(db, {}) : undefined,
  ]);
  const { rows, nextCursor } = cut(ORDER_KEYS, keys, limit);
  const orders = await readOrders(
    db,
    rows.map(({ id }) => id),
  );
  return { items: orders, total, all: all ?? total, nextCursor };
}
