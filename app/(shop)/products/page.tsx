import type { Metadata } from "next";
import { ProductList } from "@/components/catalogue/product-list";
import { getPopularProducts, PAGE_SIZE, searchCatalogue } from "@/lib/catalogue/cached";
import { shown } from "@/lib/catalogue/shown-products";
import { listAddressFrom, type ListAddress } from "@/lib/catalogue/list-address";
import { listMetadata } from "@/lib/catalogue/list-metadata";
import { lastPage } from "@/lib/catalogue/page-numbers";
import { env } from "@/lib/env";

/**
 * Search by free text, rendered for each request. The page waits for its results instead of sending a
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
  return listAddressFrom(query) ?? listAddressFrom({ q: query.q }) ?? { sort: "name", page: 1 };
}

async function search(asked: ListAddress) {
  const found = await searchCatalogue({ ...asked, q: asked.q ?? "" });
  const last = lastPage(found.total, PAGE_SIZE);
  if (asked.page <= last) return { list: asked, found };
  const list = { ...asked, page: last };
  return { list, found: await searchCatalogue({ ...list, q: list.q ?? "" }) };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const list = await read(searchParams);
  return listMetadata(list, list.page);
}

export default async function SearchPage({ searchParams }: Props) {
  const { list, found } = await search(await read(searchParams));
  return (
    <ProductList
      list={list}
      products={await shown(found.items)}
      total={found.total}
      hasMore={found.hasMore}
      didYouMean={found.didYouMean}
      popular={found.total === 0 ? await shown(await getPopularProducts(POPULAR)) : []}
      pageSize={PAGE_SIZE}
      origin={env().APP_URL}
    />
  );
}
