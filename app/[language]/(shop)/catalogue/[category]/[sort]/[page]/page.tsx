import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { ProductList } from "@/components/shop/catalogue/list/product-list";
import {
  getCataloguePage,
  getCategoryCounts,
  getFacetCounts,
  PAGE_SIZE,
} from "@/lib/catalogue/lists/cached";
import { formerAddress, getShelves } from "@/lib/catalogue/categories/cached";
import { shown } from "@/lib/catalogue/price/shown-products";
import {
  cachedListFrom,
  inCategory,
  NO_LIST,
  type CachedList,
  type CachedListParams,
} from "@/lib/catalogue/lists/list-address";
import { listMetadata } from "@/lib/catalogue/lists/list-metadata";
import { lastPage } from "@/lib/catalogue/lists/page-numbers";
import { env } from "@/lib/base/env";
import { inLanguage } from "@/lib/base/http/languages";
import { paths } from "@/lib/base/paths";
import { localized } from "@/lib/shop/settings/localized";
import { pageLanguage, pageTranslate } from "@/lib/i18n/use-translate-server";

/**
 * The lists of /products without free text, cached as static pages; next.config.ts rewrites to them. The parameters
 * are awaited outside any Suspense boundary; otherwise Next would not cache the page.
 */

interface Props {
  params: Promise<CachedListParams>;
}

/** A build has no products: it renders one URL that does not exist, and the server renders all others. */
export function generateStaticParams(): CachedListParams[] {
  return [NO_LIST];
}

async function read(params: Props["params"]) {
  const requested = cachedListFrom(await params);
  if (!requested) notFound();
  const shelves = await getShelves();
  const { list, shelf } = inCategory(requested, shelves) ?? (await leave(requested));
  const found = await getCataloguePage(list, await pageLanguage());
  const last = lastPage(found.total, PAGE_SIZE);
  if (list.page > last) notFound();
  return { list, shelf, shelves, found, last };
}

/** Redirects a category's former URL to the current one. */
async function leave(list: CachedList): Promise<never> {
  const category = list.category === undefined ? null : await formerAddress(list.category);
  if (category === null) notFound();
  permanentRedirect(inLanguage(await pageLanguage(), paths.products({ ...list, category })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { list, last, shelf } = await read(params);
  return localized(listMetadata(list, last, shelf, await pageTranslate()));
}

export default async function CachedListPage({ params }: Props) {
  const { list, shelf, shelves, found } = await read(params);
  const { total } = found;
  const products = await shown(found.items);
  const facets = await getFacetCounts(list.category);
  const counts = await getCategoryCounts();
  const about = { list, shelf, shelves, facets, counts };
  return (
    <ProductList read={{ ...about, products, total, pageSize: PAGE_SIZE }} origin={env().APP_URL} />
  );
}
