import "server-only";
import { Prisma } from "shop-database";
import type { Db } from "@/lib/db/client";
import { FACETS, toGroup, narrowedTo, type FilterGroup, type ListFilter } from "./list-filters";
import { readSearch, type Requested } from "./read-search";
import { foundProducts, isListed, isNarrowed, SOLD_OUT, type Facet } from "./search-match";
import type { Reading } from "./search-terms";

/**
 * Maximum products counted; beyond it the counts are lower bounds. A search has a lower maximum because somebody
 * waits for it each time, while a list without a search is cached.
 */
const MAX_COUNTED = { listed: 20_000, found: 5_000 };

export interface FacetQuery extends Requested {
  category?: string;
  filters?: readonly ListFilter[];
}

export interface FacetCount {
  name: Facet | "inStock";
  value: string;
  /** Number of products with this value that pass all other filters. */
  count: number;
}

export interface FacetCounts {
  /** Number of products that pass all filters. */
  total: number;
  counts: FacetCount[];
  /** True when more products matched than were counted. */
  isAtLeast: boolean;
  /** Number of products without one of the set filters. */
  without: Partial<Record<FilterGroup, number>>;
  didYouMean?: string;
}

export interface FacetRow {
  /**
   * The bit of the only filter that a product fails, 0 when it fails none. -1 marks the row with the number of
   * products read.
   */
  failed: number;
  name: string | null;
  value: string | null;
  count: number;
}

/**
 * Reads each product once in one statement, whatever filters are set. A product that fails one filter counts only for
 * values of that filter; one that fails none counts for all.
 */
export function countFacets(
  db: Db,
  query: FacetQuery,
  { most }: { most?: number } = {},
): Promise<FacetCounts> {
  const { q, exact, synonyms } = query;
  return readSearch(db, {
    request: { q, exact, synonyms },
    find: (reading) => findFacets(db, query, reading, most),
    isEmpty: ({ total }) => total === 0,
  });
}

export async function findFacets(
  db: Db,
  { filters = [], ...query }: FacetQuery,
  reading: Reading | undefined,
  most = reading ? MAX_COUNTED.found : MAX_COUNTED.listed,
): Promise<FacetCounts> {
  const { category } = query;
  const listed = isListed(category ? { category } : {});
  const matching = reading
    ? Prisma.sql`SELECT products.* FROM hits JOIN products USING (id) WHERE ${listed}`
    : Prisma.sql`SELECT products.* FROM products WHERE ${listed} LIMIT ${most}`;
  // A search may find products of other categories, so the number of products read comes from its hits.
  const { parts, rows } = buildCounting(matching, filters, reading && "hits");
  const hits = reading
    ? Prisma.sql`hits AS MATERIALIZED (${foundProducts(reading, most)}),`
    : Prisma.empty;
  return facetsFrom(filters, await db.$queryRaw<FacetRow[]>`WITH ${hits} ${parts} ${rows}`, most);
}

const getBit = (index: number) => 2 ** index;

const groupsIn = (filters: readonly ListFilter[]): FilterGroup[] => [
  ...new Set(filters.map(([name]) => toGroup(name))),
];

/** Parts of a statement for its WITH clause, and the FacetRows that they produce. */
export interface Counting {
  parts: Prisma.Sql;
  rows: Prisma.Sql;
}

/**
 * @param matching statement: the products that match everything except the filters
 * @param hits name of the part of the statement that says how many products were read
 */
export function buildCounting(
  matching: Prisma.Sql,
  filters: readonly ListFilter[],
  hits = "counted",
): Counting {
  const groups = groupsIn(filters);
  const fails = groups.map((group, index) => {
    const conditions = isNarrowed(narrowedTo(filters.filter(([name]) => toGroup(name) === group)));
    return Prisma.sql`CASE WHEN ${Prisma.join(conditions, " AND ")} THEN 0 ELSE ${getBit(index)}::int END`;
  });
  const counted = [0, ...groups.map((_, index) => getBit(index))];
  const parts = Prisma.sql`counted AS MATERIALIZED (
      SELECT id, ${SOLD_OUT} AS "soldOut", ${Prisma.join([Prisma.sql`0`, ...fails], " + ")} AS failed
      FROM (${matching}) AS products
    ), near AS MATERIALIZED (SELECT * FROM counted WHERE failed = ANY (${counted}::int[]))`;
  return { parts, rows: rowsSql(hits) };
}

/** Used with `found` when no filter is set, because `found` then has every product. */
export const countingFound = (): Counting => ({
  parts: Prisma.sql`counted AS MATERIALIZED (SELECT id, "soldOut", 0 AS failed FROM found),
    near AS NOT MATERIALIZED (SELECT * FROM counted)`,
  rows: rowsSql("counted"),
});

const rowsSql = (hits: string) => Prisma.sql`
    SELECT -1 AS failed, NULL AS name, NULL AS value, count(*)::int FROM ${Prisma.raw(hits)}
    UNION ALL SELECT failed, NULL, NULL, count(*)::int FROM near GROUP BY failed
    UNION ALL SELECT failed, 'inStock', 'true', count(*)::int FROM near WHERE "soldOut" = 0 GROUP BY failed
    UNION ALL SELECT failed, facet, value, count(*)::int
      FROM near JOIN product_facets ON "productId" = id GROUP BY failed, facet, value`;

export function facetsFrom(
  filters: readonly ListFilter[],
  rows: readonly FacetRow[],
  most = MAX_COUNTED.found,
): FacetCounts {
  const groups = groupsIn(filters);
  const counts = new Map<string, FacetCount>();
  for (const { failed, name, value, count } of rows) {
    if (!isCounted(name) || value === null) continue;
    if (failed !== 0 && failed !== getBit(groups.indexOf(name))) continue;
    const before = counts.get(`${name} ${value}`)?.count ?? 0;
    counts.set(`${name} ${value}`, { name, value, count: before + count });
  }
  const computeTotal = (failed: number) =>
    rows.find((row) => row.name === null && row.failed === failed)?.count ?? 0;
  const total = computeTotal(0);
  const without = groups.map(
    (group, index) => [group, total + computeTotal(getBit(index))] as const,
  );
  return {
    total,
    counts: [...counts.values()],
    isAtLeast: computeTotal(-1) >= most,
    without: Object.fromEntries(without),
  };
}

const isCounted = (name: string | null): name is FacetCount["name"] =>
  name === "inStock" || FACETS.some((facet) => facet === name);
