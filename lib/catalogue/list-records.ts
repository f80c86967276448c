import "server-only";
import type { Db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { asc, desc, keyset } from "@/lib/db/keyset";
import { cut, readPage, type FindArguments, type Page, type Slice } from "@/lib/db/page";
import { defaultSort, isProductSort, type SearchSort } from "@/lib/product-sort";
import { firstMatches, MOST_FOUND, orderOf } from "./first-matches";
import { readingProducts, RECORD, recordOf, type ProductFilter } from "./queries";
import type { ProductRecord } from "./schemas";

/** Lists for callers of the API: everything but the reviews. */

export interface RecordSlice extends ProductFilter, Slice {
  /** Relevance where there is a search, otherwise name; relevance without a search is name, too. */
  sort?: SearchSort;
}

export function listProductRecords(db: Db, slice: RecordSlice): Promise<Page<ProductRecord>> {
  const { q, sort = defaultSort(q) } = slice;
  if (q && !isProductSort(sort)) return listByRelevance(db, { ...slice, q });
  const find = (found: FindArguments<Prisma.ProductWhereInput>) =>
    db.product.findMany({ ...found, select: RECORD });
  const reading = readingProducts(db, { ...slice, sort: isProductSort(sort) ? sort : "name" });
  return readPage({ ...reading, find, entryOf: recordOf }, slice);
}

interface Match {
  id: string;
  name: string;
  rating: number;
  distance: number;
}

const BY_RELEVANCE = keyset("products:relevance", [
  asc("distance", "integer"),
  desc("rating", "number"),
  asc("name", "text"),
  asc("id", "uuid"),
]);

type Relevant = RecordSlice & { q: string };

/** Ordered by what no column holds: the ids first, then their rows. */
async function listByRelevance(db: Db, slice: Relevant): Promise<Page<ProductRecord>> {
  const { matches, found } = await findMatches(db, slice);
  const { rows, nextCursor } = cut(BY_RELEVANCE, matches, slice.limit);
  const records = await db.product.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    select: RECORD,
  });
  const known = new Map(records.map((record) => [record.id, recordOf(record)]));
  return {
    items: rows.flatMap(({ id }) => known.get(id) ?? []),
    total: Math.min(found, MOST_FOUND),
    isAtLeast: found > MOST_FOUND,
    nextCursor,
  };
}

/** One more than asked for, where there is one, and how many are found in all. */
async function findMatches(db: Db, { q, category, cursor, limit }: Relevant) {
  const order = orderOf("relevance");
  const rows = await db.$queryRaw<((Match | { id: null }) & { found: number })[]>`
    WITH found AS MATERIALIZED (${firstMatches({ q, category, sort: "relevance" })})
    SELECT counted.found, page.*
    FROM (SELECT count(*)::int AS found FROM found) AS counted LEFT JOIN (
      SELECT id, name, rating, distance
      FROM (SELECT * FROM found ORDER BY ${order} LIMIT ${MOST_FOUND}) AS listed
      WHERE ${cursor ? isAfter(cursor) : Prisma.sql`TRUE`}
      ORDER BY ${order} LIMIT ${limit + 1}
    ) AS page ON TRUE
    ORDER BY ${order}`;
  const matches = rows.filter((row): row is Match & { found: number } => row.id !== null);
  return { matches, found: rows[0]?.found ?? 0 };
}

function isAfter(cursor: string): Prisma.Sql {
  const { distance, rating, name, id } = BY_RELEVANCE.read(cursor);
  return Prisma.sql`(distance, -rating, name, id) > (${distance}, ${-rating}, ${name}, ${id}::uuid)`;
}
