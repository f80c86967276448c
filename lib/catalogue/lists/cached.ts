import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cache } from "react";
import { cacheTags } from "@/lib/http/cache/cache-tags";
import { getShelves, type Shelf } from "@/lib/catalogue/categories/cached";
import { countByCategory, findFormerAddress } from "@/lib/catalogue/categories/queries";
import type { Language } from "@/lib/base/http/languages";
import { publicRead } from "@/lib/db/public-read";
import type { RateOfDay } from "@/lib/shop/gst/rate-of-day";
import { getShopSettings } from "@/lib/shop/settings/cached";
import type { ShopSettings } from "@/lib/shop/settings/shop-settings";
import { synonymsFrom, type Synonyms } from "@/lib/shop/settings/synonyms";
import { isBuilding } from "@/lib/base/env";
import { pageLanguage } from "@/lib/i18n/use-translate-server";
import type { CachedList, ListAddress } from "./list-address";
import { getRatesOfDay } from "../price/shown-products";
import { countFacets, type FacetCounts } from "../search/count-facets";
import { nearestCategories, type NearCategory } from "../search/nearest-categories";
import { nextSizes, type NextSize } from "../search/next-sizes";
import { getStyles } from "../sizes/cached";
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
 * Cached reads of the catalogue for lists and sitemaps, expired by tag on a write. A build has no database and gets
 * an empty shop; the server expires what the build rendered before it serves a request.
 */

/** Products on one page of /products. */
export const PAGE_SIZE = 24;

const NOTHING: ProductPage = { items: [], total: 0, nextCursor: null };
const NO_FACETS: FacetCounts = { total: 0, counts: [], isAtLeast: false, without: {} };

export async function getCataloguePage(
  { category, sort, page }: CachedList,
  language: Language,
): Promise<ProductPage> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.productList);
  if (isBuilding()) return NOTHING;
  const found = await publicRead((db) =>
    listNumberedPage(db, { category, sort, page, pageSize: PAGE_SIZE, language }),
  );
  if (page > 1 && found.items.length === 0) cacheTag(cacheTags.absent);
  return found;
}

/** Shop data that every search needs. */
export interface SearchedShop {
  settings: ShopSettings;
  shelves: readonly Shelf[];
  /** Today's tax rates; empty without GST. */
  rates: readonly RateOfDay[];
  synonyms: Synonyms;
  language: Language;
}

/** Once per page, whose frame reads the same settings and categories. */
export const getSearchedShop = cache(async (): Promise<SearchedShop> => {
  const [settings, shelves, language] = await Promise.all([
    getShopSettings(),
    getShelves(),
    pageLanguage(),
  ]);
  const rates = settings.gst ? await getRatesOfDay() : [];
  return { settings, shelves, rates, synonyms: synonymsFrom(settings.searchSynonyms), language };
});

/**
 * Finds products by free text or filters, with the facets to narrow them. Not cached here, because free text is
 * unbounded; the finished page is cached instead (lib/http/cache).
 */
export function searchCatalogue(
  { synonyms, language }: SearchedShop,
  list: ListAddress,
): Promise<FoundWithFacets> {
  const { page, ...asked } = list;
  const part = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  return publicRead((db) => searchWithFacets(db, { ...asked, synonyms, language, ...part }));
}

/** Suggests categories with similar products when a search found nothing. */
export function getNearestCategories(
  { synonyms }: SearchedShop,
  list: ListAddress,
): Promise<NearCategory[]> {
  return publicRead((db) => nearestCategories(db, { ...list, synonyms }));
}

/** Suggests the next larger sizes when a search by size found nothing. */
export function getNextSizes(
  { synonyms, language }: SearchedShop,
  list: ListAddress,
): Promise<NextSize[]> {
  return publicRead((db) => nextSizes(db, { ...list, synonyms }, language));
}

/** Counts the products per facet value of a list. */
export async function getFacetCounts(category: string | undefined): Promise<FacetCounts> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.productList);
  if (isBuilding()) return NO_FACETS;
  return publicRead((db) => countFacets(db, category === undefined ? {} : { category }));
}

/**
 * Returns the products that the owner chose for the landing page, else the first of the list (docs/product.md:
 * Pages).
 */
export async function getFeaturedProducts(language: Language): Promise<ProductPage["items"]> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.productList);
  if (isBuilding()) return [];
  return publicRead((db) => listFeaturedProducts(db, language));
}

/** Fills one row of the widest layout. */
const POPULAR = 4;

/** Returns the best rated products that can be bought now, shown when a search found nothing. */
export async function getPopularProducts(language: Language): Promise<ProductPage["items"]> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.productList);
  // Reads twice as many, so that a few sold-out ones leave no gap.
  const { items } = await publicRead((db) =>
    listProducts(db, { sort: "rating", limit: 2 * POPULAR, language }),
  );
  return items.filter(({ inStock }) => inStock).slice(0, POPULAR);
}

/**
 * Returns the current slug of a category's former address, or null. Reads the database each time: `formerAddress`,
 * used by the cached lists, is in Next's cache, and a search is answered without Next.
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

/** Counts the products of the whole catalogue. */
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

/** Used by the sitemaps. */
export const productAddresses = {
  categories: async () => (await getShelves()).map(({ slug }) => slug),
  styles: async () => (await getStyles()).map(({ _id }) => _id),
  count: getProductCount,
  list: getProductAddresses,
};
