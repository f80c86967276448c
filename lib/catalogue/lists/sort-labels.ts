import type { SearchSort } from "@/lib/base/product-sort";

export const PRODUCT_SORT_LABELS: Record<SearchSort, string> = {
  relevance: "Relevance",
  name: "Name",
  "price-asc": "Price low to high",
  "price-desc": "Price high to low",
  rating: "Rating",
  "piece-asc": "Price per piece low to high",
};
