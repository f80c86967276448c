import "server-only";
import { Prisma } from "shop-database";
import type { Keyset } from "@/lib/db/keyset";
import { orderSql } from "@/lib/db/keyset-sql";
import { PLANNED_ONCE } from "@/lib/db/plan-marks";
import { isProductSort, type SearchSort } from "@/lib/base/product-sort";
import { PRODUCT_KEYS, RELEVANCE_KEYS, type RelevanceKey } from "../keys";
import {
  buildDistance,
  foundProducts,
  isFound,
  isListed,
  isNamed,
  isNarrowed,
  isWanted,
  namedProducts,
  SOLD_OUT,
  sourceSql,
  type Wanted,
} from "./search-match";
import type { Reading } from "./search-terms";

/**
 * No search reads more products than this. Nobody pages through more, and a word found in half of the catalogue is
 * answered as fast as a rare one. The products are the first by the sort; by relevance, the best rated and those
 * whose name matches the search.
 */
export const MAX_FOUND = 1000;

export interface Listed extends Wanted {
  sort: SearchSort;
  /** Condition on the sort keys, so that reading starts after a cursor. */
  after?: Prisma.Sql;
}

export const toKeys = (sort: SearchSort): Keyset<RelevanceKey> =>
  isProductSort(sort) ? PRODUCT_KEYS[sort] : RELEVANCE_KEYS;

/**
 * Up to this many products are found by their words and then sorted. In a catalogue of 100,000 products, about this
 * many have to be skipped in sort order until MAX_FOUND of them match.
 */
const FEW = 10_000;

/** Statement: the keys of all matching products, unordered. */
export const matches = (listed: Listed): Prisma.Sql =>
  Prisma.sql`${keysIn(listed, sourceSql(listed))} WHERE ${isWanted(listed)}`;

function keysIn(listed: Listed, source: Prisma.Sql): Prisma.Sql {
  const isRanked = !isProductSort(listed.sort);
  return Prisma.sql`
    SELECT id, name, "pricePaise", "piecePaise", rating, "reviewCount", ${SOLD_OUT} AS "soldOut",
      ${isRanked ? buildDistance(listed) : Prisma.sql`0`} AS distance
    FROM ${source}`;
}

/** Whether few products match the search, or so many that they are read in sort order. */
type Amount = "few" | "many";

/**
 * Runs a statement that begins with `found` (the keys that a list reads, unordered, and more than MAX_FOUND if more
 * exist) and `amount`. Most searches match few products, so their statement is short: planning the statement for many
 * matches takes longer than finding a few.
 */
export async function readFound<Row extends { isMany: boolean }>(
  listed: Listed,
  read: (found: Prisma.Sql) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await read(foundFirst(listed, "few"));
  return rows[0]?.isMany ? read(foundFirst(listed, "many")) : rows;
}

export function foundFirst({ reading, ...listed }: Listed, amount: Amount): Prisma.Sql {
  if (!reading) {
    return Prisma.sql`
      found AS MATERIALIZED (${matches(listed)} ${firstOf(listed)}), amount AS (${KNOWN})`;
  }
  const search = { ...listed, reading };
  return amount === "few" ? foundByWords(search) : foundInOrder(search);
}

type Search = Listed & { reading: Reading };

const isNext = ({ after, ...listed }: Listed): Prisma.Sql =>
  after ? Prisma.sql`${isListed(listed)} AND ${after}` : isListed(listed);

/** Counts the matches of a search up to FEW. Valid only in the same statement as `found`. */
export const countedOfFew = (listed: Listed): Prisma.Sql => Prisma.sql`
  SELECT count(*)::int AS count, (SELECT count(*) FROM few) > ${FEW} AS "isMore"
  FROM few JOIN products USING (id) WHERE ${isListed(listed)}`;

const KNOWN = Prisma.sql`SELECT false AS "isMany"`;

/**
 * Finds all matches when there are no more than a list shows. The planner knows nothing about the words inside the
 * function, and everything else is found by key, so only the number of products with a facet could change the plan.
 */
const foundByWords = (search: Search): Prisma.Sql => Prisma.sql`
  ${isNarrowed(search.narrowed ?? {}).length === 0 ? Prisma.raw(PLANNED_ONCE) : Prisma.empty}
  few AS MATERIALIZED (${foundProducts(search.reading, MAX_FOUND + 1)}),
  amount AS (SELECT count(*) > ${MAX_FOUND} AS "isMany" FROM few),
  found AS MATERIALIZED (
    ${keysIn(search, OF_FEW)} WHERE ${isNext(search)} AND NOT (SELECT "isMany" FROM amount)
  )`;

/**
 * A moderate number of matches is found by the word index and then sorted. A very large number is read in order from
 * a sorted index, so that only the needed rows are read.
 */
function foundInOrder(search: Search): Prisma.Sql {
  const few = Prisma.sql`
    amount AS (${KNOWN}),
    few AS MATERIALIZED (${foundProducts(search.reading, FEW + 1)})`;
  if (isProductSort(search.sort)) {
    return Prisma.sql`${few}, found AS MATERIALIZED (${firstIn(search, FOUND)})`;
  }
  const others = search.reading.terms.length === 1 ? { ...FOUND, where: NAMED_ARE_TOO_FEW } : FOUND;
  return Prisma.sql`
    ${few},
    few_named AS MATERIALIZED (${namedProducts(search.reading, FEW + 1)}),
    named AS MATERIALIZED (${firstIn(search, NAMED)}),
    found AS MATERIALIZED (SELECT * FROM named UNION ${firstIn(search, others)})`;
}

/** The first products by the sort; by relevance, the best rated. */
function firstOf({ sort }: Listed): Prisma.Sql {
  const order = orderSql(PRODUCT_KEYS[isProductSort(sort) ? sort : "rating"]);
  return Prisma.sql`ORDER BY ${order} LIMIT ${MAX_FOUND + 1}`;
}

/** How products match: all words, or the name. */
interface By {
  /** Condition on the search documents. */
  is: (reading: Reading) => Prisma.Sql;
  /** The first FEW + 1 products that match. */
  few: Prisma.Sql;
  /** Condition that says whether this part runs at all. */
  where: Prisma.Sql;
}

const ALWAYS = Prisma.sql`TRUE`;
const FOUND: By = { is: isFound, few: Prisma.sql`few`, where: ALWAYS };
const NAMED: By = { is: isNamed, few: Prisma.sql`few_named`, where: ALWAYS };

/** In a search by relevance with one word, products named by it come before all others. */
const NAMED_ARE_TOO_FEW = Prisma.sql`(SELECT count(*) FROM named) <= ${MAX_FOUND}`;

/** Statement: the keys of the first products by the sort. */
const firstIn = (search: Search, by: By): Prisma.Sql => Prisma.sql`(
  (${keysIn(search, sorted(search, by))}) UNION ALL (${keysIn(search, walked(search, by))}))`;

/** Reads the search documents of the first products only. */
const sorted = (search: Search, { few, where }: By): Prisma.Sql => Prisma.sql`(
    SELECT products.* FROM ${few} JOIN products USING (id)
    WHERE ${where} AND ${isNext(search)} AND ${isFew(few)} ${firstOf(search)}
  ) AS products JOIN product_search_documents ON "productId" = id`;

/** Reads row by row in sort order, because the planner cannot estimate how soon there are enough. */
function walked({ reading, ...listed }: Search, { is, few, where }: By): Prisma.Sql {
  return Prisma.sql`(
      SELECT * FROM products WHERE ${where} AND ${isNext(listed)} AND NOT ${isFew(few)} AND (
        SELECT ${is(reading)} FROM product_search_documents WHERE "productId" = products.id
      ) ${firstOf(listed)}
    ) AS products JOIN product_search_documents ON "productId" = id`;
}

const isFew = (few: Prisma.Sql) => Prisma.sql`(SELECT count(*) FROM ${few}) <= ${FEW}`;
const OF_FEW = Prisma.sql`few JOIN products USING (id)
  JOIN product_search_documents ON "productId" = id`;
