import { adminSortFrom, sortParts, type AdminProductSort } from "@/lib/catalogue/admin-sort";
import type { AdminSortColumn } from "@/lib/catalogue/admin-sort";
import { STOCK_STATES, type StockState } from "@/lib/catalogue/low-stock";
import { categoryFrom, type Category } from "@/lib/categories";
import type { Direction } from "../shared/sort-head";

/** Products on one page of the list. */
export const PAGE_SIZE = 25;

export interface ProductListState {
  q: string;
  category: Category | undefined;
  status: StockState | undefined;
  sort: AdminProductSort;
}

/** Reads the list's state from the address; what no list knows is left out. */
export function productListState(search: URLSearchParams): ProductListState {
  return {
    q: (search.get("q") ?? "").trim().slice(0, 100),
    category: categoryFrom(search.get("category") ?? ""),
    status: STOCK_STATES.find((status) => status === search.get("status")),
    sort: adminSortFrom(search.get("sort")),
  };
}

export function isFiltered({ q, category, status }: ProductListState): boolean {
  return q !== "" || category !== undefined || status !== undefined;
}

/** What the list is narrowed to, as queries name it. */
export function filterQuery({ q, category, status }: ProductListState): Record<string, string> {
  return {
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    ...(status ? { status } : {}),
  };
}

/** The query of GET /admin/products for it. */
export function productQuery(
  state: ProductListState,
  cursor: string | undefined,
): Record<string, string> {
  return {
    limit: String(PAGE_SIZE),
    sort: state.sort,
    ...filterQuery(state),
    ...(cursor ? { cursor } : {}),
  };
}

/** How the list runs by a column; undefined where it runs by another. */
export function directionOf(sort: AdminProductSort, column: AdminSortColumn) {
  const [current, direction] = sortParts(sort);
  return current === column ? direction : undefined;
}

/** The value of `sort` in the address; the list's own order stands in none. */
export function sortAddress(column: AdminSortColumn, direction: Direction): string | undefined {
  return column === "name" && direction === "asc" ? undefined : `${column}-${direction}`;
}
