import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cache } from "react";
import { cacheTags } from "@/lib/http-cache/cache-tags";
import { getShelves, type Shelf } from "@/lib/catalogue/categories/cached";
import { countByCategory, findFormerAddress } from "@/lib/catalogue/categories/queries";
import { publicRead } from "@/lib/db/public-read";
import type { RateOfDay } from "@/lib/shop/gst/rate-of-day";
import { getShopSettings } from "@/lib/shop/settings/cached";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { synonymsFrom, type Synonyms } from "@/lib/shop/settings/synonyms";
import { isBuilding } from "@/lib/base/env";
import type { CachedList, ListAddress } from "./list-address";
import { getRatesOfDay } from "../price/shown-products";
import { countFacets, type FacetCounts } from "../search/count-facets";
import { nearestCategories, type NearCategory } from "../search/nearest-categories";
import { nextSizes, type NextSize } from "../search/next-sizes";
import {
  countProducts,
  listNumberedPage,
  listProductAddresses,
  listFeaturedProducts,
  listProducts,
  type ProductPage,
} from "../queries";
import { searchWithFacets, type FoundWithFacets } from "../search/search-with-facets";

/**
 * The catalogue as its lists and maps read it: kept until a write expires its tag. A build has no database and
 * is answered an empty shop; the server expires what a build rendered before it serves a request.
 */

/** Entries of one page of /products. */
export const PAGE_SIZE = 24;

const NOTHING: ProductPage = { items: [], total: 0, nextCursor: null };
const NO_FACETS: FacetCounts = { total: 0, counts: [], isAtLeast: false, without: {} };

export async function getCataloguePage({ category, sort, page }: CachedList): Promise<ProductPage> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.productList);
  if (isBuilding()) return NOTHING;
  const found = await publicRead((db) =>
    listNumberedPage(db, { category, sort, page, pageSize: PAGE_SIZE }),
  );
  if (page > 1 && found.items.length === 0) cacheTag(cacheTags.absent);
  return found;
}

/** What every search needs to know of the shop. */
export interface SearchedShop {
  settings: ShopSettings;
  shelves: readonly Shelf[];
  /** Of the day; none without GST. */
  rates: readonly RateOfDay[];
  synonyms: Synonyms;
}

/** Once for a page, whose frame reads the same settings and shelves. */
export const getSearchedShop = cache(async (): Promise<SearchedShop> => {
  const [settings, shelves] = await Promise.all([getShopSettings(), getShelves()]);
  const rates = settings.gst ? await getRatesOfDay() : [];
  return { settings, shelves, rates, synonyms: synonymsFrom(settings.searchSynonyms) };
});

/**
 * Products found by free text or filters, and what they can be narrowed to. Not kept: the texts that people type
 * have no bound, and the finished page is kept (lib/http-cache).
 */
export function searchCatalogue(
  { synonyms }: SearchedShop,
  list: ListAddress,
): Promise<FoundWithFacets> {
  const { page, ...asked } = list;
  const part = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  return publicRead((db) => searchWithFacets(db, { ...asked, synonyms, ...part }));
}

/** Where there is some of what was looked for, for whoever found nothing. */
export function getNearestCategories(
  { synonyms }: SearchedShop,
  list: ListAddress,
): Promise<NearCategory[]> {
  return publicRead((db) => nearestCategories(db, { ...list, synonyms }));
}

/** The next sizes up, for whoever found nothing of the size that they named. */
export function getNextSizes({ synonyms }: SearchedShop, list: ListAddress): Promise<NextSize[]> {
  return publicRead((db) => nextSizes(db, { ...list, synonyms }));
}

/** What a list can be narrowed to. */
export async function getFacetCounts(category: string | undefined): Promise<FacetCounts> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.productList);
  if (isBuilding()) return NO_FACETS;
  return publicRead((db) => countFacets(db, category === undefined ? {} : { category }));
}

/** What the owner chose for the landing page, otherwise the first of the list (docs/product.md: Pages). */
export async function getFeaturedProducts(): Promise<ProductPage["items"]> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.productList);
  if (isBuilding()) return [];
  return publicRead((db) => listFeaturedProducts(db));
}

/** A row of the widest list. */
const POPULAR = 4;

/** The best rated that can be bought now, for whoever found nothing. */
export async function getPopularProducts(): Promise<ProductPage["items"]> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.productList);
  // Twice as many, so that a few that are sold out leave no gap.
  const { items } = await publicRead((db) =>
    listProducts(db, { sort: "rating", limit: 2 * POPULAR }),
  );
  return items.filter(({ inStock }) => inStock).slice(0, POPULAR);
}

/**
 * Where a former address of a category leads; null where it never was one. Asked anew each time: `formerAddress`, which
 * the kept lists ask, is Next's to keep, and a search is answered without Next.
 */
export const getFormerCategory = (slug: string): Promise<string | null> =>
  publicRead((db) => findFormerAddress(db, slug));

export async function getCategoryCounts(): Promise<ReadonlyMap<string, number>> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.productList);
  if (isBuilding()) return new Map();
  return publicRead((db) => countByCategory(db));
}

/** Products of the whole catalogue. */
async function getProductCount(): Promise<number> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.productList);
  if (isBuilding()) return 0;
  return publicRead((db) => countProducts(db, {}));
}

async function getProductAddresses(part: {
  offset: number;
  limit: number;
}): Promise<{ id: string; updatedAt: string; pictures: string[] }[]> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.productList);
  if (isBuilding()) return [];
  return publicRead((db) => listProductAddresses(db, part));
}

/** For the sitemaps. */
export const productAddresses = {
  categories: async () => (await getShelves()).map(({ slug }) => slug),
  count: getProductCount,
  list: getProductAddresses,
};
