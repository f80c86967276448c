import type { Sorting } from "@/components/shared/list/sort-head";
import type { ListAddress } from "@/components/shared/list/use-list-address";
import {
  sortParts,
  type ADMIN_PRODUCT_SORTS,
  type AdminProductSort,
  type AdminSortColumn,
} from "@/lib/catalogue/admin/sort";

/** Returns `sort` for the URL; undefined for the default order. */
export function sortAddress(sort: AdminProductSort): string | undefined {
  return sort === "name-asc" ? undefined : sort;
}

/** A column's current sort direction, and a function to sort by it. */
export function sortingBy(
  column: AdminSortColumn,
  sort: AdminProductSort,
  address: Pick<ListAddress, "show">,
): Sorting {
  const [current, direction] = sortParts(sort);
  return {
    direction: current === column ? direction : undefined,
    onSort: (next) => address.show({ sort: sortAddress(`${column}-${next}`) }),
  };
}

export const SORT_LABELS: Record<(typeof ADMIN_PRODUCT_SORTS)[number], string> = {
  "name-asc": "Name, A to Z",
  "name-desc": "Name, Z to A",
  "price-asc": "Price, lowest first",
  "price-desc": "Price, highest first",
  "stock-asc": "Stock, lowest first",
  "stock-desc": "Stock, highest first",
  "updated-asc": "Edited, longest ago first",
  "updated-desc": "Edited, latest first",
};
