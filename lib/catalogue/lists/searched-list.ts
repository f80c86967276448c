import "server-only";
import type { Shelf } from "@/lib/catalogue/categories/cached";
import { noteFound } from "@/lib/http/visits/counts";
import {
  getFormerCategory,
  getNearestCategories,
  getNextSizes,
  getPopularProducts,
  PAGE_SIZE,
  searchCatalogue,
  type SearchedShop,
} from "./cached";
import { inCategory, listAddressFrom, type ListAddress } from "./list-address";
import type { ListRead } from "./list-view";
import { lastPage } from "./page-numbers";
import { shownBy } from "../price/shown-tax";
import type { ProductSummary } from "../schemas";
import { isSameSize, sizeIn } from "../search/sizes";
import { type OfferedSize, offerSizes } from "../sizes/offer-sizes";

/**
 * Resolves an address of /products with free text or filters. Such an address always shows a list: values that cannot
 * be read are ignored, and a page beyond the last one shows the last one.
 */

type Query = Record<string, string | string[] | undefined>;

export interface SearchedList {
  list: ListAddress;
  shelf: Shelf | undefined;
  shelves: readonly Shelf[];
}

function readable(query: Query): ListAddress {
  const others = { ...query, category: undefined, sort: undefined, page: undefined };
  return listAddressFrom(query) ?? listAddressFrom(others) ?? { sort: "name", page: 1 };
}

/** Finds the category by its current or a former slug; an unknown one is ignored. */
export async function findSearchedList(
  { shelves }: SearchedShop,
  query: Query,
): Promise<SearchedList> {
  const requested = readable(query);
  const there = inCategory(requested, shelves);
  if (there) return { ...there, shelves };
  const category =
    (requested.category && (await getFormerCategory(requested.category))) ?? undefined;
  const everywhere = { ...requested };
  delete everywhere.category;
  const moved = inCategory({ ...everywhere, ...(category ? { category } : {}) }, shelves);
  return { ...(moved ?? { list: everywhere, shelf: undefined }), shelves };
}

async function search(shop: SearchedShop, requested: ListAddress) {
  const found = await searchCatalogue(shop, requested);
  const last = lastPage(found.total, PAGE_SIZE);
  if (requested.page <= last) return { list: requested, found };
  const list = { ...requested, page: last };
  return { list, found: await searchCatalogue(shop, list) };
}

/** Prices the size of the search as boxes made to size, unless a product has exactly this size. */
async function offerOwnSize(
  { q = "", page }: ListAddress,
  products: readonly Pick<ProductSummary, "dimensions">[],
): Promise<OfferedSize[]> {
  if (!sizeIn(q) || page > 1) return [];
  const isExact = products.some(({ dimensions }) => isSameSize(q, dimensions ?? ""));
  return isExact ? [] : offerSizes(q);
}

export async function searchedList(shop: SearchedShop, query: Query): Promise<ListRead> {
  const { list: requested, shelf, shelves } = await findSearchedList(shop, query);
  const { list, found } = await search(shop, requested);
  if (list.q && !list.filters && !list.category) noteFound(list.q, found.total);
  const { settings, rates } = shop;
  const products = shownBy(settings, rates, found.items);
  const read = { ...found, list, shelf, shelves, products, pageSize: PAGE_SIZE };
  const made = await offerOwnSize(list, products);
  if (found.total > 0) return { ...read, made };
  const [nearest, next, popular] = await Promise.all([
    getNearestCategories(shop, requested),
    getNextSizes(shop, requested),
    getPopularProducts(shop.language),
  ]);
  const sizes = shownBy(settings, rates, next);
  return { ...read, nearest, sizes, made, popular: shownBy(settings, rates, popular) };
}
