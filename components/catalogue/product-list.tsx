import { facetGroups } from "@/lib/catalogue/facet-groups";
import type { FacetCounts } from "@/lib/catalogue/count-facets";
import type { ListAddress } from "@/lib/catalogue/list-address";
import { ALL_PRODUCTS_TEXT, listCrumbs, listHeading } from "@/lib/catalogue/list-metadata";
import type { NearCategory } from "@/lib/catalogue/nearest-categories";
import type { Shelf } from "@/lib/categories/cached";
import type { ProductSummary } from "@/lib/catalogue/schemas";
import type { Shown } from "@/lib/catalogue/shown-tax";
import { breadcrumbData, itemListData } from "@/lib/catalogue/structured-data";
import { summaryOf } from "@/lib/catalogue/summary";
import { ChosenFilters } from "./chosen-filters";
import { FacetPanel } from "./facet-panel";
import type { CategoryCounts } from "./filter-options";
import { JsonLd } from "./json-ld";
import { NoProducts } from "./no-products";
import { PriceFilter } from "./price-filter";
import { ProductListView } from "./product-list-view";

export interface ProductListProps {
  list: ListAddress;
  /** What stands about its category; undefined for the list of all. */
  shelf: Shelf | undefined;
  /** All categories, in their order. */
  shelves: readonly Shelf[];
  products: readonly Shown<ProductSummary>[];
  /** Over the whole filtered catalogue. */
  total: number;
  /** What these are the results of, where nothing was found by what was typed. */
  didYouMean?: string;
  facets: FacetCounts;
  /** What a search leads on to that finds nothing. */
  popular?: readonly Shown<ProductSummary>[];
  nearest?: readonly NearCategory[];
  /** More match than are counted and can be turned through. */
  hasMore?: boolean;
  pageSize: number;
  /** Of the whole catalogue; absent for a search. */
  counts?: CategoryCounts;
  /** The shop's public address. */
  origin: string;
}

/** The whole page of a product list: how to narrow it, what it holds, its further pages. */
export function ProductList(props: ProductListProps) {
  const { products, shelf, shelves, facets, popular = [], nearest = [], origin, ...rest } = props;
  const { list, total, pageSize } = props;
  const groups = facetGroups(list, facets);
  const isPlain = !list.q && !list.filters;
  const crumbs = listCrumbs(list);
  const categories = shelves.map(({ name }) => name);
  const lead = shelf ? shelf.description : ALL_PRODUCTS_TEXT.lead;
  return (
    <>
      {/* The results of a search or of filters are not for the index of a search engine. */}
      {isPlain && (
        <>
          <JsonLd data={breadcrumbData(origin, crumbs)} />
          <JsonLd data={itemListData(origin, products, total, (list.page - 1) * pageSize)} />
        </>
      )}
      <ProductListView
        {...rest}
        products={products.map(summaryOf)}
        categories={categories}
        crumbs={crumbs}
        heading={listHeading(list)}
        lead={list.q ? undefined : lead}
        picture={list.q ? null : shelf?.picture}
        facets={
          groups.length > 0 && (
            <FacetPanel groups={groups}>
              <PriceFilter list={list} />
            </FacetPanel>
          )
        }
        chosen={<ChosenFilters list={list} />}
        empty={
          products.length === 0 ? (
            <NoProducts
              list={list}
              categories={categories}
              facets={facets}
              nearest={nearest}
              popular={popular.map(summaryOf)}
            />
          ) : undefined
        }
      />
    </>
  );
}
