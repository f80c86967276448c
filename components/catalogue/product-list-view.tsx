"use client";

import { ShoppingCart } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { ListAddress } from "@/lib/catalogue/list-address";
import { lastPage, shownRange } from "@/lib/catalogue/page-numbers";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import type { Shown } from "@/lib/catalogue/shown-tax";
import type { Crumb } from "@/lib/catalogue/structured-data";
import { imageAtWidth } from "@/lib/files/picture-address";
import { paths } from "@/lib/paths";
import { Breadcrumbs } from "./breadcrumbs";
import { CategoryTabs } from "./category-tabs";
import { DidYouMean } from "./did-you-mean";
import { categoryOptions, sortOptions, type CategoryCounts } from "./filter-options";
import { FilterSheet } from "./filter-sheet";
import { Pagination } from "./pagination";
import { ProductGrid, ProductGridSkeleton } from "./product-grid";
import { SearchForm } from "./search-form";

interface ProductListViewProps {
  list: ListAddress;
  crumbs: readonly Crumb[];
  heading: string;
  lead?: string;
  counts?: CategoryCounts;
  products: readonly Shown<ProductSummary>[];
  total: number;
  didYouMean?: string;
  hasMore?: boolean;
  pageSize: number;
  /** The names of all categories, in their order. */
  categories: readonly string[];
  /** Of its category. */
  picture?: string | null;
  /** What stands in place of products where there are none. */
  empty?: ReactNode;
}

/**
 * Drawn in the browser too: as markup from the server all of it would be in the page twice, and the server
 * would write it twice for each search. Only what it shows goes to the browser.
 */
export function ProductListView(props: ProductListViewProps) {
  const { list, products, total, hasMore = false, pageSize } = props;
  return (
    <div className="group/list container-page pt-4 pb-20 lg:pt-6">
      <Breadcrumbs crumbs={props.crumbs} />
      <ListHeader heading={props.heading} lead={props.lead} picture={props.picture} />
      <Filters list={list} categories={props.categories} counts={props.counts} />
      <p role="status" className="mt-6 mb-4 text-muted-foreground tabular">
        {total === 0
          ? "No products"
          : `Showing ${shownRange({ page: list.page, pageSize, total, hasMore })} products`}
      </p>
      {props.didYouMean && <DidYouMean list={list} text={props.didYouMean} />}
      <div className="relative">
        <div className="transition-opacity delay-200 group-has-[form[aria-busy=true]]/list:opacity-0">
          {props.empty ?? <ProductGrid products={products} />}
          <Pagination list={list} last={lastPage(total, pageSize)} />
        </div>
        <div className="invisible absolute inset-x-0 top-0 transition-[visibility] delay-200 group-has-[form[aria-busy=true]]/list:visible">
          <ProductGridSkeleton />
        </div>
      </div>
    </div>
  );
}

type ListHeaderProps = Pick<ProductListViewProps, "heading" | "lead" | "picture">;

function ListHeader({ heading, lead, picture }: ListHeaderProps) {
  return (
    <div className="mt-2 grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2">
      <div className="flex min-w-0 items-center gap-4">
        {picture && (
          <img
            src={imageAtWidth(picture, 160)}
            alt=""
            width={64}
            height={64}
            className="size-14 shrink-0 rounded-md border object-cover sm:size-16"
          />
        )}
        <h1 className="min-w-0 text-title [overflow-wrap:anywhere]">{heading}</h1>
      </div>
      <Button asChild variant="outline">
        <Link href={paths.cart}>
          <ShoppingCart aria-hidden />
          View Cart
        </Link>
      </Button>
      {lead && <p className="col-span-full text-lead text-muted-foreground">{lead}</p>}
    </div>
  );
}

type FiltersProps = Pick<ProductListViewProps, "list" | "categories" | "counts">;

function Filters({ list, categories: names, counts }: FiltersProps) {
  const categories = categoryOptions(list, names, counts);
  return (
    <div className="mt-5 grid gap-3 md:gap-4">
      <SearchForm key={paths.products(list)} list={list} />
      <FilterSheet className="md:hidden" categories={categories} sorts={sortOptions(list)} />
      <CategoryTabs className="hidden md:block" options={categories} />
    </div>
  );
}
