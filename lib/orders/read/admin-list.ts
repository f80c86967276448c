import "server-only";
import { Prisma } from "shop-database";
import type { Db } from "@/lib/db/client";
import { cut, type Page } from "@/lib/db/page";
import { readCount } from "@/lib/db/counters/counters";
import type { AdminOrderListQuery, OrderFilter } from "../admin-schemas";
import {
  hasMoreMatches,
  isFiltering,
  matchesSearch,
  olderRows,
  orderConditions,
} from "./order-filter";
import type { Order } from "../order";
import { ORDER_KEYS, readOrders } from "./queries";
import { getStatuses, isStatus } from "../status";

interface OrderKey {
  id: string;
  createdAt: Date;
}

/** Position of a page: at most `limit` orders, after the last one seen. */
interface Place {
  limit: number;
  after: OrderKey | undefined;
}

/** Finds the newest orders that match the filter, at most `limit`, after the last one seen. */
function findOrderKeys(db: Db, filter: OrderFilter, { limit, after }: Place): Promise<OrderKey[]> {
  return db.$queryRaw<OrderKey[]>`
    SELECT o."id", o."createdAt" FROM "orders" o
    WHERE ${orderConditions(filter)} AND ${placeAfter(after)}
    ORDER BY o."createdAt" DESC, o."id" DESC
    LIMIT ${limit}`;
}

/**
 * Yields the ids of all orders that match the filter, newest first, in batches. For a search with `many` matches, each
 * order is tested as it is read: otherwise each batch would run the whole search again.
 */
export async function* eachOrderId(
  db: Db,
  filter: OrderFilter,
  { batch, many }: { batch: number; many: boolean },
): AsyncGenerator<string[]> {
  const { q, ...others } = filter;
  const [sifted, search] = many && q ? [others, matchesSearch(q)] : [filter, Prisma.sql`TRUE`];
  let after: OrderKey | undefined;
  do {
    const rows = await db.$queryRaw<(OrderKey & { matches: boolean })[]>`
      SELECT o."id", o."createdAt", ${search} AS matches FROM "orders" o
      WHERE ${orderConditions(sifted)} AND ${placeAfter(after)}
      ORDER BY o."createdAt" DESC, o."id" DESC
      LIMIT ${batch}`;
    yield rows.filter(({ matches }) => matches).map(({ id }) => id);
    after = rows.length === batch ? rows.at(-1) : undefined;
  } while (after);
}

const placeAfter = (after: OrderKey | undefined) => (after ? olderRows(after) : Prisma.sql`TRUE`);

/**
 * Without a search or another condition on single orders, the count comes from the counters, for any days and statuses.
 */
export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { q, status, payment, from, to, customerOf } = filter;
  const hasCounter = status === undefined || status === "Open" || isStatus(status);
  if (!q && !payment && !customerOf && hasCounter) {
    return readCount(db, { topic: "orders", keys: status && getStatuses(status), from, to });
  }
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "orders" o WHERE ${orderConditions(filter)}`;
  return row?.count ?? 0;
}

/** Counts no further than `most`, for a note such as "more than 50 orders are waiting". */
export async function countOrdersUpTo(db: Db, filter: OrderFilter, most: number): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM "orders" o WHERE ${orderConditions(filter)} LIMIT ${most}
    ) AS few`;
  return row?.count ?? 0;
}

interface FoundOrders {
  keys: OrderKey[];
  total: number;
  /** True when there are more matches than `total`. */
  isAtLeast?: boolean;
}

/** A search must find all matches to sort them, so the same statement counts them. */
async function findMatches(db: Db, filter: OrderFilter, place: Place): Promise<FoundOrders> {
  const { limit, after } = place;
  const rows = await db.$queryRaw<(OrderKey & { total: number })[]>`
    WITH found AS MATERIALIZED (
      SELECT o."id", o."createdAt" FROM "orders" o WHERE ${orderConditions(filter)}
    )
    SELECT o."id", o."createdAt", (SELECT count(*)::int FROM found) AS total FROM found o
    WHERE ${placeAfter(after)}
    ORDER BY o."createdAt" DESC, o."id" DESC
    LIMIT ${limit}`;
  const total = rows[0]?.total ?? (after ? await countOrders(db, filter) : 0);
  return { keys: rows, total };
}

/** Counting limit of a search, which reports "more than" this number beyond it. */
export const MAX_COUNTED = 5000;
/** Number of newest orders tested first for a page of such a search. */
const WINDOW = 5000;

/**
 * Tests the newest orders one by one until a page of them matches, so that a very common text is found without reading
 * all orders. Returns fewer than `limit` when matches are too rare for that.
 */
function findAmongNewest(db: Db, filter: OrderFilter, { limit, after }: Place) {
  const { q = "", ...others } = filter;
  return db.$queryRaw<OrderKey[]>`
    SELECT o."id", o."createdAt" FROM (
      SELECT o."id", o."createdAt", ${matchesSearch(q)} AS matches FROM "orders" o
      WHERE ${orderConditions(others)} AND ${placeAfter(after)}
      ORDER BY o."createdAt" DESC, o."id" DESC
      LIMIT ${WINDOW}
    ) AS o
    WHERE matches
    ORDER BY o."createdAt" DESC, o."id" DESC
    LIMIT ${limit}`;
}

async function searchOrders(
  db: Db,
  filter: OrderFilter & { q: string },
  { most, ...place }: Place & { most: number },
): Promise<FoundOrders> {
  const { q, ...others } = filter;
  if (!isFiltering(others) && (await hasMoreThan(db, q, most))) {
    const keys = await findAmongNewest(db, filter, place);
    if (keys.length === place.limit) return { keys, total: most, isAtLeast: true };
  }
  return findMatches(db, filter, place);
}

async function hasMoreThan(db: Db, q: string, most: number): Promise<boolean> {
  const [row] = await db.$queryRaw<{ many: boolean }[]>`SELECT ${hasMoreMatches(q, most)} AS many`;
  return row?.many ?? false;
}

async function findOrders(
  db: Db,
  filter: OrderFilter,
  { most, ...place }: Place & { most: number },
): Promise<FoundOrders> {
  const { q } = filter;
  if (q) return searchOrders(db, { ...filter, q }, { ...place, most });
  const [keys, total] = await Promise.all([
    findOrderKeys(db, filter, place),
    countOrders(db, filter),
  ]);
  return { keys, total };
}

/** Orders of all customers, newest first; a search is counted up to `most`. */
export async function listAllOrders(
  db: Db,
  query: AdminOrderListQuery,
  { most = MAX_COUNTED } = {},
): Promise<Page<Order>> {
  const { limit, cursor } = query;
  const after = cursor ? ORDER_KEYS.read(cursor) : undefined;
  const [{ keys, total, isAtLeast }, all] = await Promise.all([
    findOrders(db, query, { limit: limit + 1, after, most }),
    isFiltering(query) ? countOrders(db, {}) : undefined,
  ]);
  const { rows, nextCursor } = cut(ORDER_KEYS, keys, limit);
  const orders = await readOrders(
    db,
    rows.map(({ id }) => id),
  );
  return { items: orders, total, isAtLeast, all: all ?? total, nextCursor };
}
