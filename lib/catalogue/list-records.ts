import "server-only";
import type { Db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { afterSql, orderSql } from "@/lib/db/keyset-sql";
import { cut, readPage, type FindArguments, type Page, type Slice } from "@/lib/db/page";
import { defaultSort, isProductSort, type SearchSort } from "@/lib/product-sort";
import { foundFirst, keysOf, matches, MOST_FOUND, type Listed } from "./first-matches";
import type { RelevanceKey } from "./keys";
import { readingProducts, RECORD, recordOf, type ProductFilter } from "./queries";
import { readSearch, type Asked } from "./read-search";
import type { ProductRecord } from "./schemas";
import type { Narrowed } from "./search-match";

/** Lists for callers of the API: everything but the reviews. */

export interface RecordSlice extends ProductFilter, Asked, Slice {
  narrowed?: Narrowed;
  /** Relevance where there is a search, otherwise name; relevance without a search is name, too. */
  sort?: SearchSort;
}

export interface RecordPage extends Page<ProductRecord> {
  /** What was searched for instead, where nothing was found by what was typed. */
  didYouMean?: string;
}

export function listProductRecords(db: Db, slice: RecordSlice): Promise<RecordPage> {
  const { q, exact, synonyms, ...part } = slice;
  const sort = sortOf(slice);
  const isNarrowed = Object.values(slice.narrowed ?? {}).some((value) => value !== undefined);
  if (!q && !isNarrowed) return listAll(db, slice);
  return readSearch(db, {
    asked: { q, exact, synonyms },
    find: (reading) => listFound(db, { ...part, sort, ...(reading ? { reading } : {}) }),
    isEmpty: ({ total }) => total === 0,
  });
}

function sortOf({ q, sort = defaultSort(q) }: RecordSlice): SearchSort {
  return q || isProductSort(sort) ? sort : "name";
}

function listAll(db: Db, { sort = "name", ...slice }: RecordSlice): Promise<RecordPage> {
  const find = (found: FindArguments<Prisma.ProductWhereInput>) =>
    db.product.findMany({ ...found, select: RECORD });
  const reading = readingProducts(db, { ...slice, sort: isProductSort(sort) ? sort : "name" });
  return readPage({ ...reading, find, entryOf: recordOf }, slice);
}

/** By conditions that Prisma has no words for: the ids first, then their rows. */
async function listFound(db: Db, part: Listed & Slice): Promise<RecordPage> {
  const { keys: found, count } = await findKeys(db, part);
  const { rows, nextCursor } = cut(keysOf(part.sort), found, part.limit);
  const records = await db.product.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    select: RECORD,
  });
  const known = new Map(records.map((record) => [record.id, recordOf(record)]));
  const isAtLeast = !isProductSort(part.sort) && count > MOST_FOUND;
  return {
    items: rows.flatMap(({ id }) => known.get(id) ?? []),
    total: isAtLeast ? MOST_FOUND : count,
    isAtLeast,
    nextCursor,
  };
}

/** One more than asked for, where there is one, and how many are found in all. */
async function findKeys(db: Db, part: Listed & Slice) {
  const { sort, cursor, limit } = part;
  const order = orderSql(keysOf(sort));
  const listed = isProductSort(sort)
    ? Prisma.sql`listed AS (${matches(part)}), found AS (SELECT id FROM listed)`
    : Prisma.sql`${foundFirst(part)},
        listed AS (SELECT * FROM found ORDER BY ${order} LIMIT ${MOST_FOUND})`;
  const rows = await db.$queryRaw<((RelevanceKey | { id: null }) & { count: number })[]>`
    WITH ${listed}
    SELECT counted.count, page.*
    FROM (SELECT count(*)::int AS count FROM found) AS counted LEFT JOIN (
      SELECT * FROM listed
      WHERE ${cursor ? afterSql(keysOf(sort), cursor) : Prisma.sql`TRUE`}
      ORDER BY ${order} LIMIT ${limit + 1}
    ) AS page ON TRUE
    ORDER BY ${order}`;
  const keys = rows.filter((row): row is RelevanceKey & { count: number } => row.id !== null);
  return { keys, count: rows[0]?.count ?? 0 };
}
