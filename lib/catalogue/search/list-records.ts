import "server-only";
import type { Db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { afterSql, orderSql } from "@/lib/db/keyset-sql";
import { cut, readPage, type FindArguments, type Page, type Slice } from "@/lib/db/page";
import { defaultSort, isProductSort, type SearchSort } from "@/lib/product-sort";
import { countedOfFew, keysOf, matches, MOST_FOUND, readFound, type Listed } from "./first-matches";
import type { RelevanceKey } from "../keys";
import { readingProducts, RECORD, recordOf, type ProductFilter } from "../queries";
import { readSearch, type Asked } from "./read-search";
import type { ProductRecord } from "../schemas";
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
  const { keys: found, total, isAtLeast } = await findKeys(db, part);
  const { rows, nextCursor } = cut(keysOf(part.sort), found, part.limit);
  const records = await db.product.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    select: RECORD,
  });
  const known = new Map(records.map((record) => [record.id, recordOf(record)]));
  const items = rows.flatMap(({ id }) => known.get(id) ?? []);
  return { items, total, isAtLeast, nextCursor };
}

interface Counted {
  count: number;
  isMany: boolean;
  /** More match than were counted. */
  isMore: boolean;
}

/** One more than asked for, where there is one, and how many are found in all. */
async function findKeys(db: Db, part: Listed & Slice) {
  const { sort, cursor } = part;
  const after = cursor ? afterSql(keysOf(sort), cursor) : Prisma.sql`TRUE`;
  const read = isProductSort(sort) ? readSorted : readRanked;
  const rows = await read(part, (found, counted) => readKeys(db, part, { found, counted }), after);
  const keys = rows.filter((row): row is RelevanceKey & Counted => row.id !== null);
  return { keys, total: rows[0]?.count ?? 0, isAtLeast: rows[0]?.isMore ?? false };
}

type Read = (found: Prisma.Sql, counted: Prisma.Sql) => Promise<KeyRow[]>;
type KeyRow = (RelevanceKey | { id: null }) & Counted;

/** A list by relevance ends with what a search looks at. */
function readRanked(part: Listed, read: Read, after: Prisma.Sql): Promise<KeyRow[]> {
  const order = orderSql(keysOf(part.sort));
  const counted = Prisma.sql`SELECT least(count(*), ${MOST_FOUND})::int AS count,
    count(*) > ${MOST_FOUND} AS "isMore" FROM found`;
  return readFound(part, (found) =>
    read(
      Prisma.sql`${found}, listed AS (
        SELECT * FROM (SELECT * FROM found ORDER BY ${order} LIMIT ${MOST_FOUND}) AS ranked WHERE ${after}
      )`,
      counted,
    ),
  );
}

/** Any other goes on to its end. */
function readSorted(part: Listed, read: Read, after: Prisma.Sql): Promise<KeyRow[]> {
  if (part.reading) {
    return readFound({ ...part, after }, (found) =>
      read(Prisma.sql`${found}, listed AS (SELECT * FROM found)`, countedOfFew(part)),
    );
  }
  const all = Prisma.sql`amount AS (SELECT false AS "isMany"), found AS (${matches(part)}),
    listed AS (SELECT * FROM found WHERE ${after})`;
  return read(all, Prisma.sql`SELECT count(*)::int AS count, false AS "isMore" FROM found`);
}

function readKeys(
  db: Db,
  { sort, limit }: Listed & Slice,
  { found, counted }: { found: Prisma.Sql; counted: Prisma.Sql },
): Promise<KeyRow[]> {
  const order = orderSql(keysOf(sort));
  return db.$queryRaw<KeyRow[]>`
    WITH ${found}
    SELECT counted.count, counted."isMore", amount."isMany", page.*
    FROM (${counted}) AS counted CROSS JOIN amount
      LEFT JOIN (SELECT * FROM listed ORDER BY ${order} LIMIT ${limit + 1}) AS page ON TRUE
    ORDER BY ${order}`;
}
