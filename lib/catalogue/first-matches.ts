import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import type { Keyset } from "@/lib/db/keyset";
import { orderSql } from "@/lib/db/keyset-sql";
import { isProductSort, type SearchSort } from "@/lib/product-sort";
import { PRODUCT_KEYS, RELEVANCE_KEYS, type RelevanceKey } from "./keys";
import {
  distanceOf,
  foundProducts,
  isFound,
  isListed,
  isNamed,
  isWanted,
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
}

/** How a list runs. */
export const keysOf = (sort: SearchSort): Keyset<RelevanceKey> =>
  isProductSort(sort) ? PRODUCT_KEYS[sort] : RELEVANCE_KEYS;

/** Up to so many are found by their words first and then put in order. */
const FEW = 6000;

/** Statement: the keys of all that is wanted, in no order. */
export const matches = (listed: Listed): Prisma.Sql =>
  Prisma.sql`${keysIn(listed, sourceOf(listed))} WHERE ${isWanted(listed)}`;

function keysIn(listed: Listed, source: Prisma.Sql): Prisma.Sql {
  const isRanked = !isProductSort(listed.sort);
  return Prisma.sql`
    SELECT id, name, "pricePaise", rating, "reviewCount", ${SOLD_OUT} AS "soldOut",
      ${isRanked ? distanceOf(listed) : Prisma.sql`0`} AS distance
    FROM ${source}`;
}

/**
 * Part of a statement: `found` has the keys of what a search looks at, in no order, and more than MOST_FOUND
 * where there are more. What few products match is found by the index of words; what very many do by an index
 * that has them in their order, so that no more of them is read.
 */
export function foundFirst(listed: Listed): Prisma.Sql {
  const { sort, reading } = listed;
  const first = orderSql(PRODUCT_KEYS[isProductSort(sort) ? sort : "rating"]);
  const limited = Prisma.sql`ORDER BY ${first} LIMIT ${MOST_FOUND + 1}`;
  const all = matches(listed);
  if (!reading) return Prisma.sql`found AS MATERIALIZED (${all} ${limited})`;
  const looked = Prisma.sql`
    few AS MATERIALIZED (${foundProducts(reading, FEW + 1)}),
    looked AS MATERIALIZED (
      (${keysIn(listed, OF_FEW)} WHERE ${isListed(listed)} AND ${IS_FEW} ${limited})
      UNION ALL
      (${keysIn(listed, walked({ ...listed, reading }, limited))})
    )`;
  if (isProductSort(sort)) return Prisma.sql`${looked}, found AS (SELECT * FROM looked)`;
  return Prisma.sql`
    ${looked},
    named AS MATERIALIZED (
      ${keysIn(listed, sourceOf(listed))} WHERE ${isNamed(reading)} AND ${isListed(listed)}
        AND (SELECT count(*) FROM looked) > ${MOST_FOUND} ${limited}
    ),
    found AS MATERIALIZED (SELECT * FROM looked UNION SELECT * FROM named)`;
}

/** Row by row in their order, because the planner cannot tell how soon there are enough. */
function walked(
  { reading, ...listed }: Listed & { reading: Reading },
  limited: Prisma.Sql,
): Prisma.Sql {
  return Prisma.sql`(
      SELECT * FROM products WHERE ${isListed(listed)} AND NOT ${IS_FEW} AND (
        SELECT ${isFound(reading)} FROM product_search_documents WHERE "productId" = products.id
      ) ${limited}
    ) AS products JOIN product_search_documents ON "productId" = id`;
}

const IS_FEW = Prisma.sql`(SELECT count(*) FROM few) <= ${FEW}`;
const OF_FEW = Prisma.sql`few JOIN products USING (id)
  JOIN product_search_documents ON "productId" = id`;
