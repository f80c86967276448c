import "server-only";
import type { Category } from "@/lib/categories";
import type { Db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { ProductSort } from "@/lib/product-sort";
import { PRODUCT_KEYS } from "./keys";
import { SUMMARY, summaryOf, textPatterns, type ProductPage, type SummaryRow } from "./queries";

export interface Search {
  /** Words that must all occur in the name, the category or the description. */
  q: string;
  category?: Category;
  sort: ProductSort;
  limit: number;
  /** How many entries to pass over. */
  offset: number;
}

type Found = SummaryRow & { total: number };

const named = (names: readonly string[]) =>
  Prisma.raw(names.map((name) => `products."${name}"`).join(", "));

const COLUMNS = named(Object.keys(SUMMARY));

function orderOf(sort: ProductSort): Prisma.Sql {
  const keys = PRODUCT_KEYS[sort].orderBy.flatMap((column) => Object.entries(column));
  return Prisma.raw(keys.map(([name, direction]) => `products."${name}" ${direction}`).join(", "));
}

/**
 * A page of a search with the number of all that it finds, in one statement: each look through the texts of
 * the catalogue costs more than all the rest. The rows are read whole when they are known.
 */
export async function searchProducts(db: Db, search: Search): Promise<ProductPage> {
  const { category, sort, limit, offset } = search;
  const conditions = [
    Prisma.sql`"deletedAt" IS NULL`,
    ...(category ? [Prisma.sql`category = ${category}`] : []),
    ...textPatterns(search.q).map((pattern) => Prisma.sql`"searchText" LIKE ${pattern}`),
  ];
  const order = orderOf(sort);
  const rows = await db.$queryRaw<Found[]>`
    WITH found AS (
      SELECT id, (count(*) OVER ())::int AS total FROM products
      WHERE ${Prisma.join(conditions, " AND ")}
      ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}
    )
    SELECT ${COLUMNS}, found.total FROM found JOIN products USING (id) ORDER BY ${order}`;
  const [first] = rows;
  // Beyond the last page no row tells how many there are.
  if (!first && offset > 0) {
    const { total } = await searchProducts(db, { ...search, limit: 1, offset: 0 });
    return { items: [], total, nextCursor: null };
  }
  return { items: rows.map(summaryOf), total: first?.total ?? 0, nextCursor: null };
}
