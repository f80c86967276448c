import { cutText } from "../../base/text/cut-text";
import { LANGUAGE_SEGMENT } from "../../base/http/languages";
import { ALL_CATEGORIES, categorySlug, isSlug, SLUG_PATTERN } from "../../base/ids/category-slug";
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
 * URLs of the product list. The public URL is /products?category=…&sort=…&page=…. Cacheable lists have an internal
 * path, the target of the rewrites below, which nobody visits directly.
 */

/** Deeper pages have no address; their products can be found by search. */
const MAX_PAGE = 9999;

const KEPT = "/catalogue";

export interface ListAddress {
  q?: string;
  /** Search only for the text as typed, without corrections. */
  exact?: true;
  /** A slug when read from an address; the category's name after `inCategory`. */
  category?: string;
  /** Filters besides the category; absent when there are none. */
  filters?: readonly ListFilter[];
  /** Relevance only together with a search. */
  sort: SearchSort;
  /** Starts at 1. */
  page: number;
}

function pageFrom(value: string): number | undefined {
  const page = /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;
  return page !== undefined && page <= MAX_PAGE ? page : undefined;
}

/**
 * Reads the query of /products. When a parameter is repeated, the last one counts; an empty one counts as absent.
 * @returns null for an unknown category, sort or page
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
  const q = storableText(cutText(read("q"), SEARCH_LENGTH)).trim();
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
 * Replaces the slug by the category's name and adds the category's details.
 * @returns null for an unknown category
 */
export function inCategory<
  L extends { category?: string; page: number },
  S extends { slug: string; name: string },
>(list: L, shelves: readonly S[]): { list: L; shelf: S | undefined } | null {
  if (list.category === undefined) return { list, shelf: undefined };
  const shelf = shelves.find(({ slug }) => slug === list.category);
  return shelf ? { list: { ...list, category: shelf.name }, shelf } : null;
}

export interface CachedList {
  category?: string;
  sort: ProductSort;
  /** Starts at 1. */
  page: number;
}

export interface CachedListParams {
  category: string;
  sort: string;
  page: string;
}

/** Reads the parameters of the internal path; null for values that no rewrite produces. */
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

/** Values that no rewrite produces. The build renders them as a 404 page. */
export const NO_LIST: CachedListParams = { category: "-", sort: "-", page: "-" };

const path = (...segments: string[]) => [`/:language${KEPT}`, ...segments].join("/");
const absent = (key: string): QueryMatch => ({ type: "query", key });

/** Lists with these parameters stay at /products, because their values are unbounded. */
const NOT_KEPT = ["q", ...FILTER_NAMES].map(absent);

/**
 * Returns one rewrite for each combination of parameters. Lists without free text and filters are bounded in number,
 * so they can be cached like files. Parameters with other values lead to the cached 404 page, because a page rendered
 * on request has already sent status 200 before it can know. Searches stay at /products.
 */
export function cachedListRewrites(): ListRewrite[] {
  const known = [0, 1, 2, 3, 4, 5, 6, 7].map((present) =>
    toRewrite((index) => (present & (1 << index)) !== 0),
  );
  const unknown: ListRewrite = {
    source: `${LANGUAGE_SEGMENT}/products`,
    has: [],
    missing: NOT_KEPT,
    destination: path(NO_LIST.category, NO_LIST.sort, NO_LIST.page),
  };
  return [...known, unknown];
}

function toRewrite(isPresent: (index: number) => boolean): ListRewrite {
  const present = PARAMETERS.filter((_, index) => isPresent(index));
  const missing = PARAMETERS.filter((_, index) => !isPresent(index));
  return {
    source: `${LANGUAGE_SEGMENT}/products`,
    has: present.map(({ key, values }) => ({ type: "query", key, value: `(?<${key}>${values})` })),
    missing: [...NOT_KEPT, ...missing.map(({ key }) => absent(key))],
    destination: path(
      ...PARAMETERS.map((parameter) =>
        present.includes(parameter) ? `:${parameter.key}` : parameter.otherwise,
      ),
    ),
  };
}

/** Redirects the internal path to the public address. */
export const cachedListRedirect = {
  source: `/:language?${KEPT}/:path*`,
  destination: "/products",
  permanent: false,
};
