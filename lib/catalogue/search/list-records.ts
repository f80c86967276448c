import "server-only";
import { Prisma } from "shop-database";
import type { Db } from "@/lib/db/client";
import { afterSql, orderSql } from "@/lib/db/keyset-sql";
import { cut, type Page, type Slice } from "@/lib/db/page";
import { PLANNED_EACH_TIME } from "@/lib/db/plan-marks";
import { defaultSort, isProductSort, type SearchSort } from "@/lib/base/product-sort";
import { countedOfFew, toKeys, matches, MAX_FOUND, readFound, type Listed } from "./first-matches";
import { PRODUCT_KEYS, type RelevanceKey } from "../keys";
import {
  countProducts,
  RECORD,
  toProductRecord,
  type ProductFilter,
  type RecordRow,
} from "../queries";
import { readSearch, type Requested } from "./read-search";
import type { ProductRecord } from "../schemas";
import { isListed, type Narrowed } from "./search-match";

/** Lists for API callers: all fields except reviews, one statement per page. */

export interface RecordSlice extends ProductFilter, Requested, Slice {
  narrowed?: Narrowed;
  /** Relevance when there is a search, otherwise name. Relevance without a search also means name. */
  sort?: SearchSort;
}

export interface RecordPage extends Page<ProductRecord> {
  /** The corrected search, when the typed one found nothing. */
  didYouMean?: string;
}

export function listProductRecords(db: Db, slice: RecordSlice): Promise<RecordPage> {
  const { q, exact, synonyms, ...part } = slice;
  const sort = getSort(slice);
  const isNarrowed = Object.values(slice.narrowed ?? {}).some((value) => value !== undefined);
  if (!q && !isNarrowed) return listAll(db, slice);
  return readSearch(db, {
    request: { q, exact, synonyms },
    find: (reading) => listFound(db, { ...part, sort, ...(reading ? { reading } : {}) }),
    isEmpty: ({ total }) => total === 0,
  });
}

function getSort({ q, sort = defaultSort(q) }: RecordSlice): SearchSort {
  return q || isProductSort(sort) ? sort : "name";
}

/** The one field whose column has another name. */
const getColumn = (name: string) => (name === "leadDays" ? "dispatchDays" : name);

/** One JSON text per row, because it is read faster than separate columns, especially lists of texts. */
const RECORD_JSON = Prisma.raw(
  `json_build_object(${Object.keys(RECORD)
    .map((name) => `'${name}', products."${getColumn(name)}"`)
    .join(", ")})`,
);

type JsonRow = Omit<RecordRow, "createdAt" | "updatedAt"> &
  Record<"createdAt" | "updatedAt", string>;

const toRow = ({ createdAt, updatedAt, ...row }: JsonRow): RecordRow => ({
  ...row,
  createdAt: new Date(createdAt),
  updatedAt: new Date(updatedAt),
});

/** Reads one page with the total. */
async function listAll(db: Db, slice: RecordSlice): Promise<RecordPage> {
  const { limit, cursor, category } = slice;
  const { sort = "name" } = slice;
  const keys = PRODUCT_KEYS[isProductSort(sort) ? sort : "name"];
  const after = cursor ? [afterSql(keys, cursor)] : [];
  const where = Prisma.join([isListed(category ? { category } : {}), ...after], " AND ");
  const [found, total] = await Promise.all([
    db.$queryRaw<{ record: JsonRow }[]>`
      SELECT ${RECORD_JSON} AS record FROM products
      WHERE ${where} ORDER BY ${orderSql(keys)} LIMIT ${limit + 1}`,
    countProducts(db, slice),
  ]);
  const { rows, nextCursor } = cut(
    keys,
    found.map(({ record }) => toRow(record)),
    limit,
  );
  return { items: rows.map(toProductRecord), total, nextCursor };
}

/** Uses conditions that Prisma cannot express. */
async function listFound(db: Db, part: Listed & Slice): Promise<RecordPage> {
  const { rows: found, total, isAtLeast } = await findRows(db, part);
  const { rows, nextCursor } = cut(toKeys(part.sort), found, part.limit);
  return { items: rows.map(toProductRecord), total, isAtLeast, nextCursor };
}

interface Counted {
  count: number;
  isMany: boolean;
  /** True when more products match than were counted. */
  isMore: boolean;
}

/** Reads one row more than asked for, if there is one, and the total. */
async function findRows(db: Db, part: Listed & Slice) {
  const { sort, cursor } = part;
  const after = cursor ? afterSql(toKeys(sort), cursor) : Prisma.sql`TRUE`;
  const read = isProductSort(sort) ? readSorted : readRanked;
  const found = await read(part, (keys, counted) => readFoundRows(db, part, keys, counted), after);
  const rows = found.flatMap(({ record, distance, soldOut }) =>
    record ? { ...toRow(record), distance, soldOut } : [],
  );
  return { rows, total: found[0]?.count ?? 0, isAtLeast: found[0]?.isMore ?? false };
}

type Read = (found: Prisma.Sql, counted: Prisma.Sql) => Promise<FoundRow[]>;

interface FoundRow extends Counted, Pick<RelevanceKey, "distance" | "soldOut"> {
  /** Null in the only row when nothing is found. */
  record: JsonRow | null;
}

/** A list by relevance ends at the limit of a search. */
function readRanked(part: Listed, read: Read, after: Prisma.Sql): Promise<FoundRow[]> {
  const order = orderSql(toKeys(part.sort));
  const counted = Prisma.sql`SELECT least(count(*), ${MAX_FOUND})::int AS count,
    count(*) > ${MAX_FOUND} AS "isMore" FROM found`;
  return readFound(part, (found) =>
    read(
      Prisma.sql`${found}, listed AS (
        SELECT * FROM (SELECT * FROM found ORDER BY ${order} LIMIT ${MAX_FOUND}) AS ranked WHERE ${after}
      )`,
      counted,
    ),
  );
}

/**
 * Lists with other sorts continue to their end. Without a search, rows and total are found separately: when most
 * products match, the first are read in order; when few match, all are read. The planner estimates the number from
 * the price range.
 */
function readSorted(part: Listed, read: Read, after: Prisma.Sql): Promise<FoundRow[]> {
  if (part.reading) {
    return readFound({ ...part, after }, (found) =>
      read(Prisma.sql`${found}, listed AS (SELECT * FROM found)`, countedOfFew(part)),
    );
  }
  const all = Prisma.sql`${Prisma.raw(PLANNED_EACH_TIME)}
    amount AS (SELECT false AS "isMany"), found AS NOT MATERIALIZED (${matches(part)}),
    listed AS (SELECT * FROM found WHERE ${after})`;
  return read(all, Prisma.sql`SELECT count(*)::int AS count, false AS "isMore" FROM found`);
}

function readFoundRows(
  db: Db,
  { sort, limit }: Listed & Slice,
  found: Prisma.Sql,
  counted: Prisma.Sql,
): Promise<FoundRow[]> {
  return db.$queryRaw<FoundRow[]>`
    WITH ${found}, page AS (
      SELECT id, distance, "soldOut", row_number() OVER (ORDER BY ${orderSql(toKeys(sort))}) AS place
      FROM listed ORDER BY ${orderSql(toKeys(sort))} LIMIT ${limit + 1}
    )
    SELECT counted.count, counted."isMore", amount."isMany", page.distance, page."soldOut",
      CASE WHEN page.id IS NOT NULL THEN ${RECORD_JSON} END AS record
    FROM (${counted}) AS counted CROSS JOIN amount LEFT JOIN (page JOIN products USING (id)) ON TRUE
    ORDER BY place`;
}
