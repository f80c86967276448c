import { translateRow } from "@/lib/base/input/translations";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import type { Shelf } from "../categories/cached";
import type { FacetCounts } from "../search/count-facets";
import {
  chosenFilters,
  facetGroups,
  relaxedFilters,
  type ChosenFilter,
  type FacetGroup,
  type RelaxedFilter,
} from "./facet-groups";
import type { ListAddress } from "./list-address";
import { ALL_PRODUCTS_TEXT, listCrumbs, listHeading } from "./list-metadata";
import type { NearCategory } from "../search/nearest-categories";
import type { NextSize } from "../search/next-sizes";
import { sizeIn, type Size } from "../search/sizes";
import type { OfferedSize } from "../sizes/offer-sizes";
import type { ProductSummary } from "../schemas";
import type { Shown } from "../price/shown-tax";
import type { Crumb } from "../product-page/structured-data";
import { toCardSummary } from "../product-page/summary";

export interface ListRead {
  list: ListAddress;
  /** The category and its details; undefined for the list of all products. */
  shelf: Shelf | undefined;
  /** All categories, in order. */
  shelves: readonly Shelf[];
  products: readonly Shown<ProductSummary>[];
  /** Number of products that match, on all pages. */
  total: number;
  /** True when more products match than are counted and paged through. */
  hasMore?: boolean;
  /** The corrected search that these results belong to, when the typed one found nothing. */
  didYouMean?: string;
  facets: FacetCounts;
  /** Suggestions when a search finds nothing. */
  popular?: readonly Shown<ProductSummary>[];
  nearest?: readonly NearCategory[];
  sizes?: readonly Shown<NextSize>[];
  /** The size of the search, as styles that are made to size. */
  made?: readonly OfferedSize[];
  pageSize: number;
  /** Product counts of the whole catalogue by category name; absent for a search. */
  counts?: ReadonlyMap<string, number>;
}

/** Suggestions shown when nothing was found. */
export interface NothingFound {
  relaxed: readonly RelaxedFilter[];
  nearest: readonly NearCategory[];
  popular: readonly Shown<ProductSummary>[];
  /** The size in the search; absent when it named none. */
  size?: Size;
  /** The next larger sizes, each with the difference per side in millimetres. */
  sizes: readonly (Shown<ProductSummary> & Pick<NextSize, "larger">)[];
}

export interface ListedCategory {
  name: string;
  /** Number of products; absent in a search and under filters, which have counts of their own. */
  count?: number;
}

/** All data of a list page as JSON. The server renders it first and the browser renders it again. */
export interface ListView extends Pick<
  ListRead,
  "list" | "products" | "total" | "hasMore" | "didYouMean" | "pageSize"
> {
  crumbs: readonly Crumb[];
  heading: string;
  lead?: string;
  /** Picture of the category. */
  picture?: string;
  /** All categories, in order. */
  categories: readonly ListedCategory[];
  groups: readonly FacetGroup[];
  chosen: readonly ChosenFilter[];
  /** The size of the search as boxes made to size. */
  own?: { size: Size; made: readonly OfferedSize[] };
  /** Absent when something was found. */
  nothing?: NothingFound;
}

export function listView(read: ListRead, t: Translate = inEnglish): ListView {
  const { list, shelf, shelves, products, total, pageSize, facets, counts } = read;
  const about = list.q
    ? {}
    : { lead: shelf ? translateRow(shelf, t.language).description : t(ALL_PRODUCTS_TEXT.lead) };
  const picture = list.q ? undefined : shelf?.picture;
  return {
    list,
    total,
    pageSize,
    ...about,
    ...(picture ? { picture } : {}),
    ...(read.hasMore ? { hasMore: true } : {}),
    ...(read.didYouMean ? { didYouMean: read.didYouMean } : {}),
    crumbs: listCrumbs(list),
    heading: listHeading(list, t),
    categories: shelves.map(({ name }) => ({ name, ...getCount(name, counts) })),
    products: products.map(toCardSummary),
    groups: facetGroups(list, facets, t),
    chosen: chosenFilters(list, t),
    ...ownSizes(read),
    ...(products.length === 0 ? { nothing: nothingFound(read, t) } : {}),
  };
}

function ownSizes({ list, made = [] }: ListRead): Pick<ListView, "own"> {
  const size = sizeIn(list.q ?? "");
  return size && made.length > 0 ? { own: { size, made } } : {};
}

const getCount = (name: string, counts: ListRead["counts"]) =>
  counts ? { count: counts.get(name) ?? 0 } : {};

function nothingFound(read: ListRead, t: Translate): NothingFound {
  const { list, facets, nearest = [], popular = [], sizes = [] } = read;
  const size = sizeIn(list.q ?? "");
  return {
    relaxed: relaxedFilters(list, facets, t),
    nearest,
    // Best rated products do not help a search by size.
    popular: size ? [] : popular.map(toCardSummary),
    ...(size ? { size } : {}),
    sizes: sizes.map(({ dimensions, larger, ...product }) => ({
      ...toCardSummary(product),
      dimensions,
      larger,
    })),
  };
}
