import "server-only";
import type { Db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { firstMatches, MOST_FOUND, orderOf, type Searched } from "./first-matches";
import { SUMMARY, summaryOf, type SummaryRow } from "./queries";
import type { ListedProduct } from "./schemas";

export interface Search extends Searched {
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

type Found = SummaryRow & { total: number };

const named = (names: readonly string[]) =>
  Prisma.raw(names.map((name) => `products."${name}"`).join(", "));

const COLUMNS = named(Object.keys(SUMMARY));

/**
 * A page of a search with the number of all that it finds, in one statement: each look through the texts of
 * the catalogue costs more than all the rest. The rows are read whole when they are known.
 */
export async function searchProducts(db: Db, search: Search): Promise<FoundPage> {
  const { sort, limit, offset } = search;
  const rows = await db.$queryRaw<Found[]>`
    WITH found AS MATERIALIZED (${firstMatches(search)}), page AS (
      SELECT id, (count(*) OVER ())::int AS total,
        row_number() OVER (ORDER BY ${orderOf(sort)}) AS place
      FROM found
      ORDER BY place
      LIMIT ${Math.min(limit, Math.max(0, MOST_FOUND - offset))} OFFSET ${offset}
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
