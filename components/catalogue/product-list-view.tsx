"use client";

import { ListFilter, ShoppingCart } from "lucide-react";
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
import { FACET_PANEL } from "./facet-panel-id";
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
  /** By what it can be narrowed, and what it is narrowed to: drawn by the server, because only it knows. */
  facets?: ReactNode;
  chosen?: ReactNode;
}

/**
 * Drawn in the browser too: as markup from the server all of it would be in the page twice, and the server
 * would write it twice for each search. Only what it shows goes to the browser.
 */
export function ProductListView(props: ProductListViewProps) {
  const { list, facets } = props;
  return (
    <div className="group/list container-page pt-4 pb-20 lg:pt-6">
      <Breadcrumbs crumbs={props.crumbs} />
      <ListHeader heading={props.heading} lead={props.lead} picture={props.picture} />
      <Filters
        list={list}
        categories={props.categories}
        counts={props.counts}
        hasFacets={Boolean(facets)}
      />
      <div className={facets ? "mt-6 xl:grid xl:grid-cols-[13rem_1fr] xl:gap-8" : "mt-6"}>
        {facets}
        <Results {...props} />
      </div>
    </div>
  );
}

function Results(props: ProductListViewProps) {
  const { list, products, total, hasMore = false, pageSize, facets } = props;
  const columns = facets ? 3 : 4;
  return (
    <div className="min-w-0">
      {props.chosen}
      <p role="status" className="mb-4 text-muted-foreground tabular">
        {total === 0
          ? "No products"
          : `Showing ${shownRange({ page: list.page, pageSize, total, hasMore })} products`}
      </p>
      {props.didYouMean && <DidYouMean list={list} text={props.didYouMean} />}
      <div className="relative">
        <div className="transition-opacity delay-200 group-has-[form[aria-busy=true]]/list:opacity-0">
          {props.empty ?? <ProductGrid products={products} columns={columns} />}
          <Pagination list={list} last={lastPage(total, pageSize)} />
        </div>
        <div className="invisible absolute inset-x-0 top-0 transition-[visibility] delay-200 group-has-[form[aria-busy=true]]/list:visible">
          <ProductGridSkeleton columns={columns} />
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

interface FiltersProps extends Pick<ProductListViewProps, "list" | "categories" | "counts"> {
  hasFacets: boolean;
}

function Filters({ list, categories: names, counts, hasFacets }: FiltersProps) {
  const categories = categoryOptions(list, names, counts);
  return (
    <div className="mt-5 grid gap-3 md:gap-4">
      <SearchForm key={paths.products(list)} list={list} />
      <div className="flex gap-3">
        <FilterSheet
          className="flex-auto md:hidden"
          categories={categories}
          sorts={sortOptions(list)}
        />
        <CategoryTabs className="hidden md:block" options={categories} />
        {hasFacets && (
          <Button
            variant="outline"
            className="flex-auto md:ml-auto md:flex-none md:self-start xl:hidden"
            popoverTarget={FACET_PANEL}
          >
            <ListFilter aria-hidden />
            Filters
            {list.filters && <span className="tabular">({list.filters.length})</span>}
          </Button>
        )}
      </div>
    </div>
  );
}
