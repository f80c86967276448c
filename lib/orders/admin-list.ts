import "server-only";
import type { Db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { cut, type Page } from "@/lib/db/page";
import { readCount } from "@/lib/db/counters";
import type { AdminOrderListQuery, OrderFilter } from "./admin-schemas";
import {
  hasMoreMatches,
  isFiltering,
  matchesSearch,
  olderRows,
  orderConditions,
} from "./order-filter";
import type { Order } from "./order";
import { ORDER_KEYS, readOrders } from "./queries";
import { statusesOf } from "./status";

interface OrderKey {
  id: string;
  createdAt: Date;
}

/** Which page: at most `limit` orders, after the last one that was seen. */
interface Place {
  limit: number;
  after: OrderKey | undefined;
}

/** The newest orders that the filter lets pass, at most `limit`, after the last one that was seen. */
function findOrderKeys(db: Db, filter: OrderFilter, { limit, after }: Place): Promise<OrderKey[]> {
  return db.$queryRaw<OrderKey[]>`
    SELECT o."id", o."createdAt" FROM "orders" o
    WHERE ${orderConditions(filter)} AND ${placeAfter(after)}
    ORDER BY o."createdAt" DESC, o."id" DESC
    LIMIT ${limit}`;
}

/**
 * The ids of all orders that the filter lets pass, newest first, a batch at a time. A search that finds
 * `many` is asked of each order on the way: all of it would else be found again for each batch.
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

/** Without a search by the tallies, whatever the days and statuses. */
export async function countOrders(db: Db, filter: OrderFilter): Promise<number> {
  const { q, status, payment, from, to, customerOf } = filter;
  if (!q && !payment && !customerOf && status !== "Unconfirmed" && status !== "Late") {
    return readCount(db, { topic: "orders", keys: status && statusesOf(status), from, to });
  }
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM "orders" o WHERE ${orderConditions(filter)}`;
  return row?.count ?? 0;
}

/** The same, but no further than `most`: for a note that more than so many wait. */
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
  /** There are more than `total`. */
  isAtLeast?: boolean;
}

/** A search finds all that matches before it can show the newest: what it finds it counts at once. */
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

/** Matches that are counted before a search is told to have "more than" so many. */
export const MOST_COUNTED = 5000;
/** Of such a search the page is looked for among so many of the newest orders first. */
const WINDOW = 5000;

/**
 * The newest orders are asked one after the other until a page of them matches: of a text that very many
 * orders hold, without looking at all of them. Fewer than `limit` where they are too rare for that.
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

/** Everybody's orders, newest first; a search is counted up to `most`. */
export async function listAllOrders(
  db: Db,
  query: AdminOrderListQuery,
  { most = MOST_COUNTED } = {},
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
