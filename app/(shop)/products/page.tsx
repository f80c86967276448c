import type { Metadata } from "next";
import { ProductList } from "@/components/catalogue/product-list";
import {
  getNearestCategories,
  getPopularProducts,
  PAGE_SIZE,
  searchCatalogue,
} from "@/lib/catalogue/cached";
import { shown } from "@/lib/catalogue/shown-products";
import { inCategory, listAddressFrom, type ListAddress } from "@/lib/catalogue/list-address";
import { listMetadata } from "@/lib/catalogue/list-metadata";
import { lastPage } from "@/lib/catalogue/page-numbers";
import { formerAddress, getShelves } from "@/lib/categories/cached";
import { env } from "@/lib/env";

/**
 * Search by free text and filters, rendered for each request. The page waits for its results instead of sending a
 * shell first, so that they stand in the HTML for a browser without scripts. Its status is sent before
 * it runs: what it cannot read it leaves out, and a page beyond the last is the last one.
 */
export const instant = false;

/** A row of the widest list. */
const POPULAR = 4;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

async function read(searchParams: Props["searchParams"]): Promise<ListAddress> {
  const query = await searchParams;
  const readable = { ...query, category: undefined, sort: undefined, page: undefined };
  return listAddressFrom(query) ?? listAddressFrom(readable) ?? { sort: "name", page: 1 };
}

/** In the category that is meant, which may have had another name; one that there is not is left out. */
async function placed(asked: ListAddress) {
  const shelves = await getShelves();
  const there = inCategory(asked, shelves);
  if (there) return { ...there, shelves };
  const category = (asked.category && (await formerAddress(asked.category))) ?? undefined;
  const everywhere = { ...asked };
  delete everywhere.category;
  const moved = inCategory({ ...everywhere, ...(category ? { category } : {}) }, shelves);
  return { ...(moved ?? { list: everywhere, shelf: undefined }), shelves };
}

async function search(asked: ListAddress) {
  const found = await searchCatalogue(asked);
  const last = lastPage(found.total, PAGE_SIZE);
  if (asked.page <= last) return { list: asked, found };
  const list = { ...asked, page: last };
  return { list, found: await searchCatalogue(list) };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { list, shelf } = await placed(await read(searchParams));
  return listMetadata(list, list.page, shelf);
}

export default async function SearchPage({ searchParams }: Props) {
  const { list: asked, shelf, shelves } = await placed(await read(searchParams));
  const { list, found } = await search(asked);
  const isEmpty = found.total === 0;
  return (
    <ProductList
      list={list}
      shelf={shelf}
      shelves={shelves}
      products={await shown(found.items)}
      total={found.total}
      hasMore={found.hasMore}
      didYouMean={found.didYouMean}
      facets={found.facets}
      popular={isEmpty ? await shown(await getPopularProducts(POPULAR)) : []}
      nearest={isEmpty ? await getNearestCategories(asked) : []}
      pageSize={PAGE_SIZE}
      origin={env().APP_URL}
    />
  );
}
