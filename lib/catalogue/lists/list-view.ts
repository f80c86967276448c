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
import type { ProductSummary } from "../schemas";
import type { Shown } from "../price/shown-tax";
import type { Crumb } from "../product-page/structured-data";
import { summaryOf } from "../product-page/summary";

/** What was read for the page of a list. */
export interface ListRead {
  list: ListAddress;
  /** What stands about its category; undefined for the list of all. */
  shelf: Shelf | undefined;
  /** All categories, in their order. */
  shelves: readonly Shelf[];
  products: readonly Shown<ProductSummary>[];
  /** Over the whole filtered catalogue. */
  total: number;
  /** More match than are counted and can be turned through. */
  hasMore?: boolean;
  /** What these are the results of, where nothing was found by what was typed. */
  didYouMean?: string;
  facets: FacetCounts;
  /** What a search leads on to that finds nothing. */
  popular?: readonly Shown<ProductSummary>[];
  nearest?: readonly NearCategory[];
  sizes?: readonly Shown<NextSize>[];
  pageSize: number;
  /** Of the whole catalogue, by the name of the category; absent for a search. */
  counts?: ReadonlyMap<string, number>;
}

/** Where somebody may go on who found nothing. */
export interface NothingFound {
  relaxed: readonly RelaxedFilter[];
  nearest: readonly NearCategory[];
  popular: readonly Shown<ProductSummary>[];
  /** The size that was looked for; absent where none was. */
  size?: Size;
  /** The next ones up, with how many millimetres each side is larger. */
  sizes: readonly (Shown<ProductSummary> & Pick<NextSize, "larger">)[];
}

export interface ListedCategory {
  name: string;
  /** Its products; absent in a search and under filters, which count their own. */
  count?: number;
}

/** All that the page of a list shows, as JSON can say it: the server draws it, and the browser again. */
export interface ListView extends Pick<
  ListRead,
  "list" | "products" | "total" | "hasMore" | "didYouMean" | "pageSize"
> {
  crumbs: readonly Crumb[];
  heading: string;
  lead?: string;
  /** Of its category. */
  picture?: string;
  /** All of them, in their order. */
  categories: readonly ListedCategory[];
  /** By what it can be narrowed. */
  groups: readonly FacetGroup[];
  chosen: readonly ChosenFilter[];
  /** Absent where there is something. */
  nothing?: NothingFound;
}

export function listView(read: ListRead): ListView {
  const { list, shelf, shelves, products, total, pageSize, facets, counts } = read;
  const about = list.q ? {} : { lead: shelf ? shelf.description : ALL_PRODUCTS_TEXT.lead };
  const picture = list.q ? undefined : shelf?.picture;
  return {
    ...{ list, total, pageSize, ...about },
    ...(picture ? { picture } : {}),
    ...(read.hasMore ? { hasMore: true } : {}),
    ...(read.didYouMean ? { didYouMean: read.didYouMean } : {}),
    crumbs: listCrumbs(list),
    heading: listHeading(list),
    categories: shelves.map(({ name }) => ({ name, ...countOf(name, counts) })),
    products: products.map(summaryOf),
    groups: facetGroups(list, facets),
    chosen: chosenFilters(list),
    ...(products.length === 0 ? { nothing: nothingFound(read) } : {}),
  };
}

const countOf = (name: string, counts: ListRead["counts"]) =>
  counts ? { count: counts.get(name) ?? 0 } : {};

function nothingFound(read: ListRead): NothingFound {
  const { list, facets, nearest = [], popular = [], sizes = [] } = read;
  const size = sizeIn(list.q ?? "");
  return {
    relaxed: relaxedFilters(list, facets),
    nearest,
    // Somebody who looks for a size has no use for what is well rated.
    popular: size ? [] : popular.map(summaryOf),
    ...(size ? { size } : {}),
    sizes: sizes.map(({ dimensions, larger, ...product }) => ({
      ...summaryOf(product),
      ...{ dimensions, larger },
    })),
  };
}
