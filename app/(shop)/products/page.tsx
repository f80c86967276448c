import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { ProductList } from "@/components/catalogue/product-list";
import { PAGE_SIZE, searchCatalogue } from "@/lib/catalogue/cached";
import { listAddressFrom, type ListAddress } from "@/lib/catalogue/list-address";
import { listMetadata } from "@/lib/catalogue/list-words";
import { lastPage } from "@/lib/catalogue/page-numbers";
import { env } from "@/lib/env";
import { paths } from "@/lib/paths";

/**
 * Search by free text, rendered for each request. The page waits for its results instead of sending a
 * shell first, so that they stand in the HTML for a browser without scripts.
 */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Without words it is one of the kept lists, written in a way that the rewrites do not know. */
async function read(searchParams: Props["searchParams"]): Promise<ListAddress & { q: string }> {
  const list = listAddressFrom(await searchParams);
  if (!list) notFound();
  const { q } = list;
  if (!q) redirect(paths.products(list));
  return { ...list, q };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const list = await read(searchParams);
  return listMetadata(list, list.page);
}

export default async function SearchPage({ searchParams }: Props) {
  const list = await read(searchParams);
  const found = await searchCatalogue(list);
  if (list.page > lastPage(found.total, PAGE_SIZE)) notFound();
  return (
    <ProductList
      list={list}
      products={found.products}
      total={found.total}
      pageSize={PAGE_SIZE}
      origin={env().APP_URL}
    />
  );
}
