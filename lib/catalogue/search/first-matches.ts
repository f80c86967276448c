import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import type { Keyset } from "@/lib/db/keyset";
import { orderSql } from "@/lib/db/keyset-sql";
import { PLANNED_ONCE } from "@/lib/db/frequent";
import { isProductSort, type SearchSort } from "@/lib/base/product-sort";
import { PRODUCT_KEYS, RELEVANCE_KEYS, type RelevanceKey } from "../keys";
import {
  distanceOf,
  foundProducts,
  isFound,
  isListed,
  isNamed,
  isNarrowed,
  isWanted,
  namedProducts,
  SOLD_OUT,
  sourceOf,
  type Wanted,
} from "./search-match";
import type { Reading } from "./search-terms";

/**
 * No search looks at more: nobody turns through as many, and a catalogue of any size answers a word that half of
 * it holds as soon as one that few products do. They are the first by the sort; of relevance the best rated,
 * and what is named as was searched.
 */
export const MOST_FOUND = 1000;

export interface Listed extends Wanted {
  sort: SearchSort;
  /** Of a product's sort: a condition on the keys, so that the first after a cursor are looked at. */
  after?: Prisma.Sql;
}

/** How a list runs. */
export const keysOf = (sort: SearchSort): Keyset<RelevanceKey> =>
  isProductSort(sort) ? PRODUCT_KEYS[sort] : RELEVANCE_KEYS;

/**
 * Up to so many are found by their words first and then put in order. Of 100,000 products about as many have to be
 * passed over in their order until MOST_FOUND of them match.
 */
const FEW = 10_000;

/** Statement: the keys of all that is wanted, in no order. */
export const matches = (listed: Listed): Prisma.Sql =>
  Prisma.sql`${keysIn(listed, sourceOf(listed))} WHERE ${isWanted(listed)}`;

function keysIn(listed: Listed, source: Prisma.Sql): Prisma.Sql {
  const isRanked = !isProductSort(listed.sort);
  return Prisma.sql`
    SELECT id, name, "pricePaise", "piecePaise", rating, "reviewCount", ${SOLD_OUT} AS "soldOut",
      ${isRanked ? distanceOf(listed) : Prisma.sql`0`} AS distance
    FROM ${source}`;
}

/** Of what is searched for: few products hold it, or so many that they are found in their order. */
type Amount = "few" | "many";

/**
 * Reads by a statement that begins with `found`, the keys of what a list looks at, in no order, and more than
 * MOST_FOUND where there are more, and with `amount`. What few products match is most of what is asked for: its
 * statement is short, because planning what very many need takes longer than finding a few.
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

/** How many a search finds, counted up to FEW; next to `found` only. */
export const countedOfFew = (listed: Listed): Prisma.Sql => Prisma.sql`
  SELECT count(*)::int AS count, (SELECT count(*) FROM few) > ${FEW} AS "isMore"
  FROM few JOIN products USING (id) WHERE ${isListed(listed)}`;

const KNOWN = Prisma.sql`SELECT false AS "isMany"`;

/**
 * All that a search finds, where that is no more than a list shows. The function that finds it tells the planner
 * nothing of the words, and all else is found by its key; only how many have a facet could change the plan.
 */
const foundByWords = (search: Search): Prisma.Sql => Prisma.sql`
  ${isNarrowed(search.narrowed ?? {}).length === 0 ? Prisma.raw(PLANNED_ONCE) : Prisma.empty}
  few AS MATERIALIZED (${foundProducts(search.reading, MOST_FOUND + 1)}),
  amount AS (SELECT count(*) > ${MOST_FOUND} AS "isMany" FROM few),
  found AS MATERIALIZED (
    ${keysIn(search, OF_FEW)} WHERE ${isNext(search)} AND NOT (SELECT "isMany" FROM amount)
  )`;

/**
 * What more products match is found by the index of words and put in order; what very many do by an index that has
 * them in their order, so that no more of them is read.
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

/** The first by the sort; of relevance the best rated. */
function firstOf({ sort }: Listed): Prisma.Sql {
  const order = orderSql(PRODUCT_KEYS[isProductSort(sort) ? sort : "rating"]);
  return Prisma.sql`ORDER BY ${order} LIMIT ${MOST_FOUND + 1}`;
}

/** By what products are looked for. */
interface By {
  /** The condition on their documents. */
  is: (reading: Reading) => Prisma.Sql;
  /** The first FEW + 1 for which it holds. */
  few: Prisma.Sql;
  /** Whether they are looked for at all. */
  where: Prisma.Sql;
}

const ALWAYS = Prisma.sql`TRUE`;
const FOUND: By = { is: isFound, few: Prisma.sql`few`, where: ALWAYS };
const NAMED: By = { is: isNamed, few: Prisma.sql`few_named`, where: ALWAYS };

/** What is named by the only word of a search comes before all that is not. */
const NAMED_ARE_TOO_FEW = Prisma.sql`(SELECT count(*) FROM named) <= ${MOST_FOUND}`;

/** Statement: the keys of the first by the sort. */
const firstIn = (search: Search, by: By): Prisma.Sql => Prisma.sql`(
  (${keysIn(search, sorted(search, by))}) UNION ALL (${keysIn(search, walked(search, by))}))`;

/** Their documents are read of the first alone. */
const sorted = (search: Search, { few, where }: By): Prisma.Sql => Prisma.sql`(
    SELECT products.* FROM ${few} JOIN products USING (id)
    WHERE ${where} AND ${isNext(search)} AND ${isFew(few)} ${firstOf(search)}
  ) AS products JOIN product_search_documents ON "productId" = id`;

/** Row by row in their order, because the planner cannot tell how soon there are enough. */
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
