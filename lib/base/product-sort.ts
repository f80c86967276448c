/** Sort orders of a list without a search. */
export const PRODUCT_SORTS = ["name", "price-asc", "price-desc", "rating", "piece-asc"] as const;

/** Sort orders of search results. */
export const SEARCH_SORTS = ["relevance", ...PRODUCT_SORTS] as const;

export type ProductSort = (typeof PRODUCT_SORTS)[number];
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Returns the sort orders that a list offers, the default first. */
export const getSorts = (q: string | undefined): readonly SearchSort[] =>
  q ? SEARCH_SORTS : PRODUCT_SORTS;

/** Returns the sort order when none is chosen. */
export const defaultSort = (q: string | undefined): SearchSort => (q ? "relevance" : "name");

/** Returns undefined for a sort order that the list does not offer. */
export function sortFrom(value: string | undefined, q: string | undefined): SearchSort | undefined {
  return getSorts(q).find((sort) => sort === value);
}

export function isProductSort(sort: SearchSort): sort is ProductSort {
  return sort !== "relevance";
}
