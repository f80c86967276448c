import type { ListAddress } from "@/lib/catalogue/lists/list-address";
import type { ListedCategory } from "@/lib/catalogue/lists/list-view";
import { paths } from "@/lib/base/paths";
import type { Translate } from "@/lib/i18n/translate";
import { getSorts } from "@/lib/base/product-sort";
import { PRODUCT_SORT_LABELS } from "@/lib/catalogue/lists/sort-labels";

export interface FilterOption {
  label: string;
  href: string;
  current: boolean;
  /** The number of products in the category. */
  count?: number;
}

/** "All", then the categories by name. Each links to its first page and keeps the search and the sort. */
export function categoryOptions(
  list: ListAddress,
  categories: readonly ListedCategory[],
  t: Translate,
): FilterOption[] {
  const { q, filters, sort } = list;
  const address = (category?: string) => paths.products({ q, category, filters, sort });
  return [
    { label: t("All"), href: address(), current: !list.category, count: countAll(categories) },
    ...categories.map(({ name, count }) => ({
      label: t(name),
      href: address(name),
      current: list.category === name,
      count,
    })),
  ];
}

function countAll(categories: readonly ListedCategory[]): number | undefined {
  const counts = categories.flatMap(({ count }) => count ?? []);
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : undefined;
}

export function sortOptions(list: ListAddress, t: Translate): FilterOption[] {
  return getSorts(list.q).map((sort) => ({
    label: t(PRODUCT_SORT_LABELS[sort]),
    href: paths.products({ ...list, sort, page: 1 }),
    current: list.sort === sort,
  }));
}
