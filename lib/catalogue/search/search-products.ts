import "server-only";
import { Prisma } from "shop-database";
import type { Language } from "@/lib/base/http/languages";
import type { Db } from "@/lib/db/client";
import { orderSql } from "@/lib/db/keyset-sql";
import type { Counting, FacetRow } from "./count-facets";
import { toKeys, MAX_FOUND, readFound, type Listed } from "./first-matches";
import { readSearch, type Requested } from "./read-search";
import { listedIn, SUMMARY, type SummaryRow } from "../queries";
import type { ListedProduct } from "../schemas";

export interface Part {
  limit: number;
  /** Entries to skip. */
  offset: number;
  /** Language of the products' texts. */
  language?: Language;
}

export interface Search extends Requested, Omit<Listed, "reading">, Part {}

export interface FoundPage {
  items: ListedProduct[];
  /** Number of entries to page through: all matches, at most MAX_FOUND. */
  total: number;
  /** True when more products match than that. */
  hasMore: boolean;
  /** The corrected search, when the typed one found nothing. */
  didYouMean?: string;
}

interface Amount {
  isMany: boolean;
}

interface Beside extends Amount {
  /** Set in the first row of a page, and in the only row of an empty one. */
  facets: FacetRow[] | null;
}

type Found = SummaryRow & Beside & { total: number };
type NotFound = Beside & { id: null };
type Rows = readonly (Found | NotFound)[];

/** Returns one page of a search with the total number of matches. */
export async function searchProducts(db: Db, search: Search): Promise<FoundPage> {
  const { q, exact, synonyms, ...page } = search;
  return readSearch(db, {
    request: { q, exact, synonyms },
    find: (reading) => findPage(db, { ...page, ...(reading ? { reading } : {}) }),
    isEmpty: ({ total }) => total === 0,
  });
}

/** All columns that a list shows. */
export const SUMMARY_COLUMNS = Prisma.raw(
  Object.keys(SUMMARY)
    .map((name) => `products."${name}"`)
    .join(", "),
);

/**
 * Scans the catalogue only once, because the scan is the most expensive part, and reads whole rows after the ids are
 * known.
 */
export async function findPage(db: Db, part: Listed & Part): Promise<FoundPage> {
  return pageFrom(db, part, await readFound(part, (found) => readRows(db, found, part)));
}

/** Builds the page from its rows. Beyond the last page no row has the total, so it is read again. */
export async function pageFrom(db: Db, part: Listed & Part, rows: Rows): Promise<FoundPage> {
  const read = rows.filter((row): row is Found => row.id !== null);
  const [row] = read;
  if (!row && part.offset > 0) {
    return { ...(await findPage(db, { ...part, limit: 1, offset: 0 })), items: [] };
  }
  const found = row?.total ?? 0;
  return {
    items: read.map(listedIn(part.language)),
    total: Math.min(found, MAX_FOUND),
    hasMore: found > MAX_FOUND,
  };
}

/** Returns a single row without an id when nothing is found. */
export function readRows(
  db: Db,
  found: Prisma.Sql,
  { sort, limit, offset }: Listed & Part,
  counting?: Counting,
) {
  const facets = counting
    ? Prisma.sql`CASE WHEN coalesce(place, 0) <= ${offset + 1}
        THEN (SELECT json_agg(rows) FROM (${counting.rows}) AS rows) END`
    : Prisma.sql`NULL`;
  return db.$queryRaw<(Found | NotFound)[]>`
    WITH ${found}, page AS (
      SELECT id, (count(*) OVER ())::int AS total,
        row_number() OVER (ORDER BY ${orderSql(toKeys(sort))}) AS place
      FROM found
      ORDER BY place
      LIMIT ${Math.min(limit, Math.max(0, MAX_FOUND - offset))} OFFSET ${offset}
    )${counting ? Prisma.sql`, ${counting.parts}` : Prisma.empty}
    SELECT ${SUMMARY_COLUMNS}, page.total, amount."isMany", ${facets} AS facets
    FROM amount LEFT JOIN (page JOIN products USING (id)) ON TRUE ORDER BY place`;
}
