import "server-only";
import { Prisma } from "shop-database";
import type { Db } from "@/lib/db/client";
import type { SearchSort } from "@/lib/base/product-sort";
import {
  countingFound,
  buildCounting,
  facetsFrom,
  findFacets,
  type FacetCounts,
} from "./count-facets";
import { foundFirst } from "./first-matches";
import { narrowedTo, type ListFilter } from "./list-filters";
import { readSearch, type Requested } from "./read-search";
import { isListed } from "./search-match";
import { findPage, pageFrom, readRows, type FoundPage, type Part } from "./search-products";
import type { Reading } from "./search-terms";

interface Search extends Requested, Part {
  category?: string;
  filters?: readonly ListFilter[];
  sort: SearchSort;
}

export interface FoundWithFacets extends FoundPage {
  facets: FacetCounts;
}

/**
 * Returns a page of a search with its facets. When few products match, as for most searches, one statement finds them
 * once for both.
 */
export function searchWithFacets(db: Db, search: Search): Promise<FoundWithFacets> {
  const { q, exact, synonyms } = search;
  return readSearch(db, {
    request: { q, exact, synonyms },
    find: (reading) =>
      reading
        ? findFew(db, search, reading)
        : together(findPage(db, toPart(search)), findFacets(db, search, undefined)),
    isEmpty: ({ total }) => total === 0,
  });
}

const toPart = (
  { category, filters = [], language, sort, limit, offset }: Search,
  reading?: Reading,
) => ({
  ...(category ? { category } : {}),
  ...(reading ? { reading } : {}),
  ...(language ? { language } : {}),
  narrowed: narrowedTo(filters),
  sort,
  limit,
  offset,
});

async function findFew(db: Db, search: Search, reading: Reading): Promise<FoundWithFacets> {
  const { filters = [] } = search;
  const part = toPart(search, reading);
  const counting =
    filters.length > 0 ? buildCounting(selectMatching(search), filters) : countingFound();
  const rows = await readRows(db, foundFirst(part, "few"), part, counting);
  if (rows[0]?.isMany) {
    const many = readRows(db, foundFirst(part, "many"), part);
    return together(
      many.then((first) => pageFrom(db, part, first)),
      findFacets(db, search, reading),
    );
  }
  const facets = facetsFrom(filters, rows[0]?.facets ?? []);
  return { ...(await pageFrom(db, part, rows)), facets };
}

async function together(page: Promise<FoundPage>, counts: Promise<FacetCounts>) {
  const [found, facets] = await Promise.all([page, counts]);
  return { ...found, facets };
}

/** Empty when the search finds too many products for this statement. */
const selectMatching = ({ category }: Search): Prisma.Sql => Prisma.sql`
  SELECT products.* FROM few JOIN products USING (id)
  WHERE ${isListed(category ? { category } : {})} AND NOT (SELECT "isMany" FROM amount)`;
