import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import type { Keyset } from "@/lib/db/keyset";
import { orderSql } from "@/lib/db/keyset-sql";
import { isProductSort, type SearchSort } from "@/lib/product-sort";
import { PRODUCT_KEYS, RELEVANCE_KEYS, type RelevanceKey } from "./keys";
import { distanceOf, isNamed, isWanted, SOLD_OUT, sourceOf, type Wanted } from "./search-match";

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

/** Statement: the keys of all that is wanted, in no order. */
export function matches(listed: Listed): Prisma.Sql {
  const isRanked = !isProductSort(listed.sort);
  return Prisma.sql`
    SELECT id, name, "pricePaise", rating, "reviewCount", ${SOLD_OUT} AS "soldOut",
      ${isRanked ? distanceOf(listed) : Prisma.sql`0`} AS distance
    FROM ${sourceOf(listed)} WHERE ${isWanted(listed)}`;
}

/**
 * Part of a statement: `found` has the keys of what a search looks at, in no order, and more than MOST_FOUND
 * where there are more. An index has them in their order, so that no more is read of what very many products match.
 */
export function foundFirst(listed: Listed): Prisma.Sql {
  const { sort, terms } = listed;
  const first = orderSql(PRODUCT_KEYS[isProductSort(sort) ? sort : "rating"]);
  const limited = Prisma.sql`ORDER BY ${first} LIMIT ${MOST_FOUND + 1}`;
  const all = matches(listed);
  if (isProductSort(sort) || !terms) return Prisma.sql`found AS MATERIALIZED (${all} ${limited})`;
  return Prisma.sql`
    rated AS MATERIALIZED (${all} ${limited}),
    named AS MATERIALIZED (
      ${all} AND ${isNamed(listed)} AND (SELECT count(*) FROM rated) > ${MOST_FOUND} ${limited}
    ),
    found AS MATERIALIZED (SELECT * FROM rated UNION SELECT * FROM named)`;
}
