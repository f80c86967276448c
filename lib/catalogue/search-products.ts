import "server-only";
import type { Category } from "@/lib/categories";
import type { Db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { isProductSort, type ProductSort, type SearchSort } from "@/lib/product-sort";
import { PRODUCT_KEYS } from "./keys";
import { SUMMARY, summaryOf, type SummaryRow } from "./queries";
import type { ListedProduct } from "./schemas";
import { distance, isMatch } from "./search-text";

export interface Search {
  /** Words that must all occur in the name, the category or the description. */
  q: string;
  category?: Category;
  sort: SearchSort;
  limit: number;
  /** How many entries to pass over. */
  offset: number;
}

export interface FoundPage {
  items: ListedProduct[];
  /** How many there are to turn through: all that match, or the first MOST_FOUND. */
  total: number;
  /** More match than these. */
  hasMore: boolean;
}

/**
 * No search looks at more: nobody turns through as many, and a catalogue of any size answers a word that half of
 * it holds as soon as one that few products do. They are the first by the sort; of relevance, the best rated.
 */
export const MOST_FOUND = 1000;

type Found = SummaryRow & { total: number };

const named = (names: readonly string[]) =>
  Prisma.raw(names.map((name) => `products."${name}"`).join(", "));

const COLUMNS = named(Object.keys(SUMMARY));

function orderOf(sort: ProductSort): Prisma.Sql {
  const keys = PRODUCT_KEYS[sort].orderBy.flatMap((column) => Object.entries(column));
  return Prisma.raw(keys.map(([name, direction]) => `"${name}" ${direction}`).join(", "));
}

/** How the results run, and which are the first of them by an index. */
function ordersOf(sort: SearchSort): { order: Prisma.Sql; first: Prisma.Sql } {
  if (isProductSort(sort)) return { order: orderOf(sort), first: orderOf(sort) };
  return { order: Prisma.sql`distance, rating DESC, name, id`, first: orderOf("rating") };
}

/**
 * A page of a search with the number of all that it finds, in one statement: each look through the texts of
 * the catalogue costs more than all the rest. The rows are read whole when they are known.
 */
export async function searchProducts(db: Db, search: Search): Promise<FoundPage> {
  const { q, category, sort, limit, offset } = search;
  const { order, first } = ordersOf(sort);
  const rows = await db.$queryRaw<Found[]>`
    WITH found AS MATERIALIZED (
      SELECT id, name, "pricePaise", rating, "reviewCount", ${distanceIn(search)} AS distance
      FROM products
      WHERE "deletedAt" IS NULL AND ${isMatch(q)}
        AND ${category ? Prisma.sql`category = ${category}` : Prisma.sql`TRUE`}
      ORDER BY ${first} LIMIT ${MOST_FOUND + 1}
    ), page AS (
      SELECT id, (count(*) OVER ())::int AS total, row_number() OVER (ORDER BY ${order}) AS place
      FROM found ORDER BY place LIMIT ${Math.min(limit, Math.max(0, MOST_FOUND - offset))} OFFSET ${offset}
    )
    SELECT ${COLUMNS}, page.total FROM page JOIN products USING (id) ORDER BY place`;
  const [row] = rows;
  // Beyond the last page no row tells how many there are.
  if (!row && offset > 0) {
    return { ...(await searchProducts(db, { ...search, limit: 1, offset: 0 })), items: [] };
  }
  const found = row?.total ?? 0;
  return {
    items: rows.map(summaryOf),
    total: Math.min(found, MOST_FOUND),
    hasMore: found > MOST_FOUND,
  };
}

const distanceIn = ({ q, sort }: Search) => (isProductSort(sort) ? Prisma.sql`0` : distance(q));
