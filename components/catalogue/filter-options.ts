import type { ListAddress } from "@/lib/catalogue/list-address";
import { paths } from "@/lib/paths";
import { PRODUCT_SORT_LABELS, sortsOf } from "@/lib/product-sort";

/** Products by the name of their category. */
export type CategoryCounts = ReadonlyMap<string, number>;

export interface FilterOption {
  label: string;
  href: string;
  current: boolean;
  /** How many products stand behind it; absent in a search and under filters, which count their own. */
  count?: number;
}

/** All, then the categories by name; each leads to its first page and keeps the search and the sort. */
export function categoryOptions(
  list: ListAddress,
  categories: readonly string[],
  counts?: CategoryCounts,
): FilterOption[] {
  const total = counts && [...counts.values()].reduce((sum, count) => sum + count, 0);
  const { q, filters, sort } = list;
  const address = (category?: string) => paths.products({ q, category, filters, sort });
  return [
    { label: "All", href: address(), current: !list.category, count: total },
    ...categories.map((category) => ({
      label: category,
      href: address(category),
      current: list.category === category,
      count: counts && (counts.get(category) ?? 0),
    })),
  ];
}

export function sortOptions(list: ListAddress): FilterOption[] {
  return sortsOf(list.q).map((sort) => ({
    label: PRODUCT_SORT_LABELS[sort],
    href: paths.products({ ...list, sort, page: 1 }),
    current: list.sort === sort,
  }));
}
