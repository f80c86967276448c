/** How a list without a search can run. */
export const PRODUCT_SORTS = ["name", "price-asc", "price-desc", "rating", "piece-asc"] as const;

/** How the results of a search can run, too. */
export const SEARCH_SORTS = ["relevance", ...PRODUCT_SORTS] as const;

export type ProductSort = (typeof PRODUCT_SORTS)[number];
export type SearchSort = (typeof SEARCH_SORTS)[number];

export const PRODUCT_SORT_LABELS: Record<SearchSort, string> = {
  relevance: "Relevance",
  name: "Name",
  "price-asc": "Price low to high",
  "price-desc": "Price high to low",
  rating: "Rating",
  "piece-asc": "Price per piece low to high",
};

/** The sorts that a list offers, the default first. */
export const sortsOf = (q: string | undefined): readonly SearchSort[] =>
  q ? SEARCH_SORTS : PRODUCT_SORTS;

/** How a list runs that nobody sorted. */
export const defaultSort = (q: string | undefined): SearchSort => (q ? "relevance" : "name");

/** Undefined for a sort that the list does not offer. */
export function sortFrom(value: string | undefined, q: string | undefined): SearchSort | undefined {
  return sortsOf(q).find((sort) => sort === value);
}

export function isProductSort(sort: SearchSort): sort is ProductSort {
  return sort !== "relevance";
}
