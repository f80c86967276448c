export const PRODUCT_SORTS = ["name", "price-asc", "price-desc", "rating"] as const;

export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const PRODUCT_SORT_LABELS: Record<ProductSort, string> = {
  name: "Name",
  "price-asc": "Price low to high",
  "price-desc": "Price high to low",
  rating: "Rating",
};

export function sortFrom(value: string | undefined): ProductSort | undefined {
  return PRODUCT_SORTS.find((sort) => sort === value);
}
