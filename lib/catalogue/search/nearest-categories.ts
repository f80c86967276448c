import "server-only";
import { Prisma } from "shop-database";
import type { Db } from "@/lib/db/client";
import { NO_SYNONYMS } from "@/lib/shop/settings/synonyms";
import type { FacetQuery } from "./count-facets";
import { narrowedTo } from "./list-filters";
import { isWanted, sourceSql, type Wanted } from "./search-match";
import { searchTerms } from "./search-terms";

const MAX_CATEGORIES = 4;
const MAX_LOOKED_AT = 1000;

export interface NearCategory {
  /** The category's name. */
  category: string;
  /** Counted among the first 1,000 near matches. */
  count: number;
}

/**
 * Returns categories with similar products when a search found nothing: products with any of the words or, without a
 * search, products in other categories that pass the filters. Most products first.
 */
export function nearestCategories(db: Db, query: FacetQuery): Promise<NearCategory[]> {
  const near = nearTo(query);
  if (!near) return Promise.resolve([]);
  const { category } = query;
  const elsewhere = category ? Prisma.sql`category <> ${category}` : Prisma.sql`TRUE`;
  return db.$queryRaw<NearCategory[]>`
    SELECT category, count(*)::int AS count
    FROM (
      SELECT category FROM ${sourceSql(near)} WHERE ${isWanted(near)} AND ${elsewhere} LIMIT ${MAX_LOOKED_AT}
    ) AS near
    GROUP BY category ORDER BY count DESC, category LIMIT ${MAX_CATEGORIES}`;
}

function nearTo({ q, synonyms = NO_SYNONYMS, filters = [] }: FacetQuery): Wanted | undefined {
  if (!q) return filters.length > 0 ? { narrowed: narrowedTo(filters) } : undefined;
  const terms = searchTerms(q, synonyms);
  if (terms.length === 0) return undefined;
  // A single term that matches any of the words.
  const any = terms.flatMap(({ exact, near }) => [...exact, ...near]);
  return { reading: { terms: [{ exact: any, near: [] }] } };
}
