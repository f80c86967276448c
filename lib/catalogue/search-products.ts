import "server-only";
import type { Db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { orderSql } from "@/lib/db/keyset-sql";
import { foundFirst, keysOf, MOST_FOUND, type Listed } from "./first-matches";
import { SUMMARY, summaryOf, type SummaryRow } from "./queries";
import { readSearch, type Asked } from "./read-search";
import type { ListedProduct } from "./schemas";

interface Part {
  limit: number;
  /** How many entries to pass over. */
  offset: number;
}

export interface Search extends Asked, Omit<Listed, "reading">, Part {}

export interface FoundPage {
  items: ListedProduct[];
  /** How many there are to turn through: all that match, or the first MOST_FOUND. */
  total: number;
  /** More match than these. */
  hasMore: boolean;
  /** What was searched for instead, where nothing was found by what was typed. */
  didYouMean?: string;
}

type Found = SummaryRow & { total: number };

const named = (names: readonly string[]) =>
  Prisma.raw(names.map((name) => `products."${name}"`).join(", "));

const COLUMNS = named(Object.keys(SUMMARY));

/** A page of a search with the number of all that it finds. */
export async function searchProducts(db: Db, search: Search): Promise<FoundPage> {
  const { q, exact, synonyms, ...page } = search;
  return readSearch(db, {
    asked: { q, exact, synonyms },
    find: (reading) => findPage(db, { ...page, ...(reading ? { reading } : {}) }),
    isEmpty: ({ total }) => total === 0,
  });
}

/**
 * One statement: each look through the catalogue costs more than all the rest. The rows are read whole when they
 * are known.
 */
async function findPage(db: Db, part: Listed & Part): Promise<FoundPage> {
  const { sort, limit, offset } = part;
  const rows = await db.$queryRaw<Found[]>`
    WITH ${foundFirst(part)}, page AS (
      SELECT id, (count(*) OVER ())::int AS total,
        row_number() OVER (ORDER BY ${orderSql(keysOf(sort))}) AS place
      FROM found
      ORDER BY place
      LIMIT ${Math.min(limit, Math.max(0, MOST_FOUND - offset))} OFFSET ${offset}
    )
    SELECT ${COLUMNS}, page.total FROM page JOIN products USING (id) ORDER BY place`;
  const [row] = rows;
  // Beyond the last page no row tells how many there are.
  if (!row && offset > 0) {
    return { ...(await findPage(db, { ...part, limit: 1, offset: 0 })), items: [] };
  }
  const found = row?.total ?? 0;
  return {
    items: rows.map(summaryOf),
    total: Math.min(found, MOST_FOUND),
    hasMore: found > MOST_FOUND,
  };
}
