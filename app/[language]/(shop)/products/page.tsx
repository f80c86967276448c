import type { Metadata } from "next";
import { ProductList } from "@/components/shop/catalogue/list/product-list";
import { getSearchedShop } from "@/lib/catalogue/lists/cached";
import { listMetadata } from "@/lib/catalogue/lists/list-metadata";
import { findSearchedList, searchedList } from "@/lib/catalogue/lists/searched-list";
import { env } from "@/lib/base/env";
import { localized } from "@/lib/shop/settings/localized";
import { pageTranslate } from "@/lib/i18n/use-translate-server";

/** Rendered for each request, because searches and filters may have any text. */
export const instant = false;

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams;
  const { list, shelf } = await findSearchedList(await getSearchedShop(), query);
  return localized(listMetadata(list, list.page, shelf, await pageTranslate()));
}

export default async function SearchPage({ searchParams }: Props) {
  const query = await searchParams;
  const read = await searchedList(await getSearchedShop(), query);
  return <ProductList read={read} origin={env().APP_URL} />;
}
