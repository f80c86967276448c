import { ShoppingCart } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { ALL_PRODUCTS_TEXT, CATEGORY_TEXTS } from "@/lib/catalogue/category-texts";
import type { ListAddress } from "@/lib/catalogue/list-address";
import { listCrumbs, listHeading } from "@/lib/catalogue/list-metadata";
import { lastPage, shownRange } from "@/lib/catalogue/page-numbers";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import type { Shown } from "@/lib/catalogue/shown-tax";
import { breadcrumbData, itemListData } from "@/lib/catalogue/structured-data";
import { paths } from "@/lib/paths";
import { Breadcrumbs } from "./breadcrumbs";
import { CategoryTabs } from "./category-tabs";
import { categoryOptions, sortOptions, type CategoryCounts } from "./filter-options";
import { FilterSheet } from "./filter-sheet";
import { JsonLd } from "./json-ld";
import { NoProducts } from "./no-products";
import { Pagination } from "./pagination";
import { ProductGrid, ProductGridSkeleton } from "./product-grid";
import { SearchForm } from "./search-form";

export interface ProductListProps {
  list: ListAddress;
  products: readonly Shown<ProductSummary>[];
  /** Over the whole filtered catalogue. */
  total: number;
  pageSize: number;
  /** Of the whole catalogue; absent for a search. */
  counts?: CategoryCounts;
  /** The shop's public address. */
  origin: string;
}

/** The whole page of a product list: how to narrow it, what it holds, its further pages. */
export function ProductList(props: ProductListProps) {
  const { list, products, total, pageSize, origin } = props;
  const crumbs = listCrumbs(list);
  return (
    <div className="group/list container-page pt-4 pb-20 lg:pt-6">
      <JsonLd data={breadcrumbData(origin, crumbs)} />
      <JsonLd data={itemListData(origin, products, total, (list.page - 1) * pageSize)} />
      <Breadcrumbs crumbs={crumbs} />
      <ListHeader list={list} />
      <Filters list={list} counts={props.counts} />
      <p role="status" className="mt-6 mb-4 text-muted-foreground tabular">
        {total === 0 ? "No products" : `Showing ${shownRange(list.page, pageSize, total)} products`}
      </p>
      <div className="relative">
        <div className="transition-opacity delay-200 group-has-[form[aria-busy=true]]/list:opacity-0">
          {products.length === 0 ? <NoProducts list={list} /> : <ProductGrid products={products} />}
          <Pagination list={list} last={lastPage(total, pageSize)} />
        </div>
        <div className="invisible absolute inset-x-0 top-0 transition-[visibility] delay-200 group-has-[form[aria-busy=true]]/list:visible">
          <ProductGridSkeleton />
        </div>
      </div>
    </div>
  );
}

function ListHeader({ list }: { list: ListAddress }) {
  const { lead } = list.category ? CATEGORY_TEXTS[list.category] : ALL_PRODUCTS_TEXT;
  return (
    <div className="mt-2 grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2">
      <h1 className="min-w-0 text-title [overflow-wrap:anywhere]">{listHeading(list)}</h1>
      <Button asChild variant="outline">
        <Link href={paths.cart}>
          <ShoppingCart aria-hidden />
          View Cart
        </Link>
      </Button>
      {!list.q && <p className="col-span-full text-lead text-muted-foreground">{lead}</p>}
    </div>
  );
}

function Filters({ list, counts }: Pick<ProductListProps, "list" | "counts">) {
  const categories = categoryOptions(list, counts);
  return (
    <div className="mt-5 grid gap-3 md:gap-4">
      <SearchForm key={paths.products(list)} list={list} />
      <FilterSheet className="md:hidden" categories={categories} sorts={sortOptions(list)} />
      <CategoryTabs className="hidden md:block" options={categories} />
    </div>
  );
}
