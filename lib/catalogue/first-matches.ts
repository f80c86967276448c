import "server-only";
import type { Category } from "@/lib/categories";
import { Prisma } from "@/lib/db/generated/client";
import { isProductSort, type ProductSort, type SearchSort } from "@/lib/product-sort";
import { PRODUCT_KEYS } from "./keys";
import { distance, isMatch } from "./search-text";

/**
 * No search looks at more: nobody turns through as many, and a catalogue of any size answers a word that half of
 * it holds as soon as one that few products do. They are the first by the sort; of relevance, the best rated.
 */
export const MOST_FOUND = 1000;

export interface Searched {
  /** Words that must all occur in the name, the category or the description. */
  q: string;
  category?: Category;
  sort: SearchSort;
}

function columnsOf(sort: ProductSort): Prisma.Sql {
  const keys = PRODUCT_KEYS[sort].orderBy.flatMap((column) => Object.entries(column));
  return Prisma.raw(keys.map(([name, direction]) => `"${name}" ${direction}`).join(", "));
}

/** How the rows of `firstMatches` run. */
export function orderOf(sort: SearchSort): Prisma.Sql {
  return isProductSort(sort) ? columnsOf(sort) : Prisma.sql`distance, rating DESC, name, id`;
}

/**
 * Statement: the keys of what a search looks at, in no order; one more than MOST_FOUND where there are more.
 * An index has them in their order, so that no more is read of what very many products match.
 */
export function firstMatches({ q, category, sort }: Searched): Prisma.Sql {
  const isByColumns = isProductSort(sort);
  return Prisma.sql`
    SELECT id, name, "pricePaise", rating, "reviewCount",
      ${isByColumns ? Prisma.sql`0` : distance(q)} AS distance
    FROM products
    WHERE "deletedAt" IS NULL AND ${isMatch(q)}
      AND ${category ? Prisma.sql`category = ${category}` : Prisma.sql`TRUE`}
    ORDER BY ${columnsOf(isByColumns ? sort : "rating")} LIMIT ${MOST_FOUND + 1}`;
}
