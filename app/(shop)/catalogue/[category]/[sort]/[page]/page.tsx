import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProductList } from "@/components/catalogue/product-list";
import { getCataloguePage, getCategoryCounts, PAGE_SIZE } from "@/lib/catalogue/cached";
import { shown } from "@/lib/catalogue/shown-products";
import { cachedListFrom, NO_LIST, type CachedListParams } from "@/lib/catalogue/list-address";
import { listMetadata } from "@/lib/catalogue/list-metadata";
import { lastPage } from "@/lib/catalogue/page-numbers";
import { env } from "@/lib/env";

/**
 * The lists of /products without free text, kept like files; the rewrites of next.config.ts lead here.
 * The parameters are awaited outside any Suspense boundary, or Next would not keep the page.
 */

interface Props {
  params: Promise<CachedListParams>;
}

/** A build has no products: it renders one address that there is not, the server all others. */
export function generateStaticParams(): CachedListParams[] {
  return [NO_LIST];
}

async function read(params: Props["params"]) {
  const list = cachedListFrom(await params);
  if (!list) notFound();
  const found = await getCataloguePage(list);
  const last = lastPage(found.total, PAGE_SIZE);
  if (list.page > last) notFound();
  return { list, found, last };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { list, last } = await read(params);
  return listMetadata(list, last);
}

export default async function CachedListPage({ params }: Props) {
  const { list, found } = await read(params);
  return (
    <ProductList
      list={list}
      products={await shown(found.items)}
      total={found.total}
      pageSize={PAGE_SIZE}
      counts={await getCategoryCounts()}
      origin={env().APP_URL}
    />
  );
}
