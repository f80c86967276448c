import { ALL_CATEGORIES, categorySlug, isSlug, SLUG_PATTERN } from "../../base/category-slug";
import {
  defaultSort,
  isProductSort,
  PRODUCT_SORTS,
  sortFrom,
  type ProductSort,
  type SearchSort,
} from "../../base/product-sort";
import { SEARCH_LENGTH } from "../../base/input/lengths";
import { storableText } from "../../base/input/storable";
import { FILTER_NAMES, filtersFrom, type ListFilter } from "../search/list-filters";

/**
 * The addresses of the product list. People see /products?category=…&sort=…&page=…; what can be kept
 * ready is kept under a path of its own, which the rewrites below reach and nobody visits directly.
 */

/** Pages deeper than this have no address; a search finds what stands there. */
const MAX_PAGE = 9999;

const KEPT = "/catalogue";

export interface ListAddress {
  q?: string;
  /** Look for nothing but what was typed, whatever else may have been meant. */
  exact?: true;
  /** Its slug as it is read from an address; its name once `inCategory` has found it. */
  category?: string;
  /** What it is narrowed to, beside its category; absent: nothing. */
  filters?: readonly ListFilter[];
  /** Relevance with a search alone. */
  sort: SearchSort;
  /** From 1. */
  page: number;
}

function pageFrom(value: string): number | undefined {
  const page = /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;
  return page !== undefined && page <= MAX_PAGE ? page : undefined;
}

/**
 * Reads the query of /products; of a parameter that is given twice the last one counts, an empty one
 * counts as absent.
 * @returns null for a category, sort or page that there is not
 */
export function listAddressFrom(
  query: Record<string, string | string[] | undefined>,
): ListAddress | null {
  const read = (name: string) => {
    const value = query[name];
    return (Array.isArray(value) ? value.at(-1) : value)?.trim() ?? "";
  };
  const category = categorySlug(read("category"));
  const page = read("page") === "" ? 1 : pageFrom(read("page"));
  const q = storableText(read("q").slice(0, SEARCH_LENGTH)).trim();
  const sort = read("sort") === "" ? defaultSort(q) : sortFrom(read("sort"), q);
  if ((read("category") !== "" && !isSlug(category)) || !sort || !page) return null;
  const exact = q !== "" && read("exact") === "1";
  const filters = filtersFrom(query);
  return {
    ...(q ? { q } : {}),
    ...(exact ? { exact } : {}),
    ...(category ? { category } : {}),
    ...(filters.length > 0 ? { filters } : {}),
    sort,
    page,
  };
}

/**
 * The list with the name of its category in place of the slug, and that category's words.
 * @returns null for a category that there is not
 */
export function inCategory<
  L extends { category?: string; page: number },
  S extends { slug: string; name: string },
>(list: L, shelves: readonly S[]): { list: L; shelf: S | undefined } | null {
  if (list.category === undefined) return { list, shelf: undefined };
  const shelf = shelves.find(({ slug }) => slug === list.category);
  return shelf ? { list: { ...list, category: shelf.name }, shelf } : null;
}

/** A list without free text and filters. */
export interface CachedList {
  category?: string;
  sort: ProductSort;
  /** From 1. */
  page: number;
}

export interface CachedListParams {
  category: string;
  sort: string;
  page: string;
}

/** Reads the parameters of a kept list's own path; null for anything that no rewrite leads to. */
export function cachedListFrom({ category, sort, page }: CachedListParams): CachedList | null {
  if (category === "" || sort === "" || page === "") return null;
  const list = listAddressFrom({
    category: category === ALL_CATEGORIES ? "" : category,
    sort,
    page,
  });
  return list && isProductSort(list.sort) ? { ...list, sort: list.sort } : null;
}

const PARAMETERS = [
  { key: "category", values: SLUG_PATTERN, otherwise: ALL_CATEGORIES },
  { key: "sort", values: PRODUCT_SORTS.join("|"), otherwise: "name" },
  { key: "page", values: "[1-9]\\d{0,3}", otherwise: "1" },
];

interface QueryMatch {
  type: "query";
  key: string;
  value?: string;
}

export interface ListRewrite {
  source: string;
  has: QueryMatch[];
  missing: QueryMatch[];
  destination: string;
}

/** What no rewrite writes and no page knows: the build renders it, as the 404 that it is. */
export const NO_LIST: CachedListParams = { category: "-", sort: "-", page: "-" };

const path = (...segments: string[]) => [KEPT, ...segments].join("/");
const absent = (key: string): QueryMatch => ({ type: "query", key });

/** What people make up without end stays with /products itself. */
const NOT_KEPT = ["q", ...FILTER_NAMES].map(absent);

/**
 * One rewrite for each set of parameters that may be present: a list without free text and filters is one of a
 * bounded number, so that it may be kept like a file. Parameters of other values lead to the kept 404
 * (a page that is rendered for a request has sent its status 200 before it can know); a search stays
 * with /products itself.
 */
export function cachedListRewrites(): ListRewrite[] {
  const known = [0, 1, 2, 3, 4, 5, 6, 7].map((present) =>
    rewriteOf((index) => (present & (1 << index)) !== 0),
  );
  const unknown: ListRewrite = {
    source: "/products",
    has: [],
    missing: NOT_KEPT,
    destination: path(NO_LIST.category, NO_LIST.sort, NO_LIST.page),
  };
  return [...known, unknown];
}

function rewriteOf(isPresent: (index: number) => boolean): ListRewrite {
  const present = PARAMETERS.filter((_, index) => isPresent(index));
  const missing = PARAMETERS.filter((_, index) => !isPresent(index));
  return {
    source: "/products",
    has: present.map(({ key, values }) => ({ type: "query", key, value: `(?<${key}>${values})` })),
    missing: [...NOT_KEPT, ...missing.map(({ key }) => absent(key))],
    destination: path(
      ...PARAMETERS.map((parameter) =>
        present.includes(parameter) ? `:${parameter.key}` : parameter.otherwise,
      ),
    ),
  };
}

/** Sends whoever opens a kept list's own path to the list's public address. */
export const cachedListRedirect = {
  source: `${KEPT}/:path*`,
  destination: "/products",
  permanent: false,
};
