/** Columns the admin's product list can be sorted by, each in both directions. */

export const ADMIN_SORT_COLUMNS = ["name", "price", "stock", "updated"] as const;

export type AdminSortColumn = (typeof ADMIN_SORT_COLUMNS)[number];

export const ADMIN_PRODUCT_SORTS = [
  "name-asc",
  "name-desc",
  "price-asc",
  "price-desc",
  "stock-asc",
  "stock-desc",
  "updated-asc",
  "updated-desc",
] as const satisfies readonly `${AdminSortColumn}-${"asc" | "desc"}`[];

export type AdminProductSort = (typeof ADMIN_PRODUCT_SORTS)[number];

export function adminSortFrom(value: string | null): AdminProductSort {
  return ADMIN_PRODUCT_SORTS.find((sort) => sort === value) ?? "name-asc";
}

/** "price-desc" → ["price", "desc"] */
export function sortParts(sort: AdminProductSort): [AdminSortColumn, "asc" | "desc"] {
  return sort.split("-") as [AdminSortColumn, "asc" | "desc"];
}
