"use client";

import { ListFilter, ShoppingCart } from "lucide-react";
import { useTranslate } from "#words";
import { Button } from "@/components/ui/button";
import { lateExtra } from "@/components/ui/late";
import { Link } from "@/components/ui/link";
import { cn } from "@/lib/base/cn";
import type { ListView } from "@/lib/catalogue/lists/list-view";
import { lastPage, shownRange } from "@/lib/catalogue/lists/page-numbers";
import { imageAtWidth } from "@/lib/files/picture-address";
import { paths } from "@/lib/base/paths";
import { useSession } from "@/lib/client/session";
import type { ListAddress } from "@/lib/catalogue/lists/list-address";
import { Breadcrumbs } from "../breadcrumbs";
import { ChosenFilters } from "./chosen-filters";
import { FacetPanel } from "./facet-panel";
import { FACET_PANEL } from "./facet-panel-id";
import { categoryOptions, type FilterOption, sortOptions } from "./filter-options";
import { FilterSheet } from "./filter-sheet";
import { NoProducts } from "./no-products";
import { OwnSizes } from "./own-sizes";
import { Pagination } from "./pagination";
import { ProductGrid, ProductGridSkeleton } from "../product-grid";
import { SearchForm } from "./search-form";

const OwnMatches = lateExtra(() => import("./own-matches").then((file) => file.OwnMatches), null);

/**
 * A client component: as server markup the list would be in the page twice, and rendered twice. Only what it shows
 * is sent to the browser.
 */
export function ProductListView(view: ListView) {
  const { list, groups } = view;
  const isNarrowable = groups.length > 0;
  return (
    <div className="group/list container-page pt-4 pb-20 lg:pt-6">
      <Breadcrumbs crumbs={view.crumbs} />
      <ListHeader {...view} />
      <Filters list={list} categories={view.categories} hasFacets={isNarrowable} />
      <div className={isNarrowable ? "mt-6 xl:grid xl:grid-cols-[13rem_1fr] xl:gap-8" : "mt-6"}>
        {isNarrowable && <FacetPanel list={list} groups={groups} />}
        <Results {...view} />
      </div>
    </div>
  );
}

function Results(view: ListView) {
  const t = useTranslate();
  const { list, products, total, hasMore = false, pageSize, categories, nothing } = view;
  const columns = view.groups.length > 0 ? 3 : 4;
  const isCustomer = useSession().state === "signed-in";
  return (
    <div className="min-w-0">
      {list.q && isCustomer && <OwnMatches q={list.q} />}
      <ChosenFilters list={list} chosen={view.chosen} />
      <p role="status" className="mb-4 text-muted-foreground tabular">
        {total === 0
          ? t(nothing?.size ? "Not in stock in exactly this size" : "No products")
          : t("Showing {range}", {
              range: shownRange({ page: list.page, pageSize, total, hasMore }, t),
            })}
      </p>
      {view.didYouMean && <DidYouMean list={list} text={view.didYouMean} />}
      <div className="relative">
        <div className="transition-opacity delay-200 group-has-[form[aria-busy=true]]/list:opacity-0">
          {view.own && <OwnSizes {...view.own} />}
          {nothing ? (
            <NoProducts list={list} categories={categories} nothing={nothing} />
          ) : (
            <ProductGrid products={products} columns={columns} />
          )}
          <Pagination list={list} last={lastPage(total, pageSize)} />
        </div>
        <div className="invisible absolute inset-0 overflow-hidden transition-[visibility] delay-200 group-has-[form[aria-busy=true]]/list:visible">
          <ProductGridSkeleton columns={columns} />
        </div>
      </div>
    </div>
  );
}

type ListHeaderProps = Pick<ListView, "heading" | "lead" | "picture">;

function ListHeader({ heading, lead, picture }: ListHeaderProps) {
  const t = useTranslate();
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
          {t("View Cart")}
        </Link>
      </Button>
      {lead && <p className="col-span-full text-lead text-muted-foreground">{lead}</p>}
    </div>
  );
}

interface FiltersProps extends Pick<ListView, "list" | "categories"> {
  hasFacets: boolean;
}

function Filters({ list, categories: all, hasFacets }: FiltersProps) {
  const t = useTranslate();
  const categories = categoryOptions(list, all, t);
  return (
    <div className="mt-5 grid gap-3 md:gap-4">
      <SearchForm key={paths.products(list)} list={list} />
      <div className="flex gap-3">
        <FilterSheet
          className="flex-auto md:hidden"
          categories={categories}
          sorts={sortOptions(list, t)}
        />
        <CategoryTabs className="hidden md:block" options={categories} />
        {hasFacets && (
          <Button
            variant="outline"
            className="flex-auto md:ml-auto md:flex-none md:self-start xl:hidden"
            popoverTarget={FACET_PANEL}
          >
            <ListFilter aria-hidden />
            {t("Filters")}
            {list.filters && <span className="tabular">({list.filters.length})</span>}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Names the search that the results are for, because the typed one has none. */
export function DidYouMean({ list, text }: { list: ListAddress; text: string }) {
  const t = useTranslate();
  const { q = "", category, filters } = list;
  return (
    <p className="mb-4 [overflow-wrap:anywhere]">
      {t.parts("Nothing matches “{q}”. Did you mean {corrected}? These are its results.", {
        q,
        corrected: (
          <Link
            key="corrected"
            href={paths.products({ q: text, category, filters })}
            className="font-semibold underline underline-offset-4"
          >
            {text}
          </Link>
        ),
      })}
    </p>
  );
}

/** Shows the categories as a row of index cards. */
function CategoryTabs({ options, className }: { options: FilterOption[]; className?: string }) {
  const t = useTranslate();
  return (
    <nav aria-label={t("Category")} className={className}>
      <ul className="flex flex-wrap gap-2">
        {options.map(({ label, href, current, count }) => (
          <li key={label}>
            <Link href={href} aria-current={current ? "page" : undefined} className="index-card">
              {label}
              {count !== undefined && (
                <span
                  className={cn(
                    "text-sm tabular",
                    current ? "opacity-80" : "text-muted-foreground",
                  )}
                >
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
