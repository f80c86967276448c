import "server-only";
import type { Db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { FACETS, groupOf, narrowedTo, type FilterGroup, type ListFilter } from "./list-filters";
import { readSearch, type Asked } from "./read-search";
import { isWanted, SOLD_OUT, sourceOf, type Facet, type Wanted } from "./search-match";

/**
 * Of more than these nobody counts how many have which value: the first that the database comes upon are counted,
 * and the counts said to be at least so many.
 */
const MOST_FACETED = 5000;

export interface FacetQuery extends Asked {
  category?: string;
  filters?: readonly ListFilter[];
}

export interface FacetCount {
  name: Facet | "inStock";
  value: string;
  /** Of what all other filters leave. */
  count: number;
}

export interface FacetCounts {
  /** How many all filters leave, up to MOST_FACETED. */
  total: number;
  counts: FacetCount[];
  /** The counts are of the first MOST_FACETED. */
  isAtLeast: boolean;
  /** How many there are without one of the filters that are set. */
  without: Partial<Record<FilterGroup, number>>;
  didYouMean?: string;
}

interface View {
  /** Undefined: all filters count. */
  leftOut?: FilterGroup;
  wanted: Wanted;
  /** What is counted in it. */
  facets: Facet[];
  countsStock: boolean;
}

interface Row {
  view: number;
  name: string | null;
  value: string | null;
  count: number;
}

/** One statement, whatever is set: each value is counted under the filters of all others. */
export function countFacets(
  db: Db,
  query: FacetQuery,
  { most = MOST_FACETED } = {},
): Promise<FacetCounts> {
  const { q, exact, synonyms, category, filters = [] } = query;
  return readSearch(db, {
    asked: { q, exact, synonyms },
    find: async (terms) => {
      const narrow = { ...(terms ? { terms } : {}), ...(category ? { category } : {}) };
      const views = viewsOf(filters, narrow);
      return resultOf(views, await db.$queryRaw<Row[]>(statementOf(views, most)), most);
    },
    isEmpty: ({ total }) => total === 0,
  });
}

function viewsOf(filters: readonly ListFilter[], narrow: Wanted): View[] {
  const groups = [...new Set(filters.map(([name]) => groupOf(name)))];
  const all: View = {
    wanted: { ...narrow, narrowed: narrowedTo(filters) },
    facets: FACETS.filter((facet) => !groups.includes(facet)),
    countsStock: !groups.includes("inStock"),
  };
  const others = groups.map((leftOut): View => {
    const rest = filters.filter(([name]) => groupOf(name) !== leftOut);
    return {
      leftOut,
      wanted: { ...narrow, narrowed: narrowedTo(rest) },
      facets: FACETS.filter((facet) => facet === leftOut),
      countsStock: leftOut === "inStock",
    };
  });
  return [all, ...others];
}

function statementOf(views: readonly View[], most: number): Prisma.Sql {
  const found = views.map(
    ({ wanted }, index) => Prisma.sql`${nameOf(index)} AS MATERIALIZED (
      SELECT id, ${SOLD_OUT} AS "soldOut" FROM ${sourceOf(wanted)} WHERE ${isWanted(wanted)}
      LIMIT ${most})`,
  );
  return Prisma.sql`WITH ${Prisma.join(found)} ${Prisma.join(views.flatMap(countsOf), " UNION ALL ")}`;
}

const nameOf = (index: number) => Prisma.raw(`view_${index}`);

function countsOf({ facets, countsStock }: View, index: number): Prisma.Sql[] {
  const view = Prisma.sql`${Prisma.raw(String(index))} AS view`;
  const all = Prisma.sql`SELECT ${view}, NULL AS name, NULL AS value, count(*)::int FROM ${nameOf(index)}`;
  const stock = Prisma.sql`SELECT ${view}, 'inStock', 'true', count(*)::int
    FROM ${nameOf(index)} WHERE "soldOut" = 0`;
  const values = Prisma.sql`SELECT ${view}, facet, value, count(*)::int
    FROM ${nameOf(index)} JOIN product_facets ON "productId" = id
    WHERE facet = ANY (${facets}::text[]) GROUP BY facet, value`;
  return [all, ...(countsStock ? [stock] : []), ...(facets.length > 0 ? [values] : [])];
}

function resultOf(views: readonly View[], rows: readonly Row[], most: number): FacetCounts {
  const totals = rows.filter(({ name }) => name === null);
  const totalOf = (index: number) => totals.find(({ view }) => view === index)?.count ?? 0;
  const without = views.flatMap(({ leftOut }, index) =>
    leftOut ? [[leftOut, totalOf(index)] as const] : [],
  );
  return {
    total: totalOf(0),
    counts: rows.flatMap(({ name, value, count }) =>
      isCounted(name) && value !== null && count > 0 ? { name, value, count } : [],
    ),
    isAtLeast: totals.some(({ count }) => count >= most),
    without: Object.fromEntries(without),
  };
}

const isCounted = (name: string | null): name is FacetCount["name"] =>
  name === "inStock" || FACETS.some((facet) => facet === name);
