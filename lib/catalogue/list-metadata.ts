import type { Metadata } from "next";
import { paths } from "@/lib/paths";
import { ALL_PRODUCTS_TEXT, CATEGORY_TEXTS } from "./category-texts";
import type { ListAddress } from "./list-address";
import type { Crumb } from "./structured-data";

export function listHeading({ q, category }: ListAddress): string {
  if (q) return category ? `“${q}” in ${category}` : `“${q}”`;
  return category ?? "Products";
}

export function listCrumbs({ q, category }: ListAddress): Crumb[] {
  return [
    { name: "Home", path: paths.home },
    { name: "Products", path: paths.products() },
    ...(category ? [{ name: category, path: paths.products({ category }) }] : []),
    ...(q ? [{ name: `“${q}”`, path: paths.products({ q, category }) }] : []),
  ];
}

/**
 * What search engines are told about a list: the sort changes nothing of what it holds, so that all
 * sorts of a first page are one page to them; the results of a search are not for their index.
 * @param last the number of the list's last page
 */
export function listMetadata(list: ListAddress, last: number): Metadata {
  const { q, category, page } = list;
  const text = category ? CATEGORY_TEXTS[category] : ALL_PRODUCTS_TEXT;
  const title = page > 1 ? `${listHeading(list)}, page ${page}` : listHeading(list);
  const canonical = paths.products(page > 1 ? list : { q, category });
  return {
    title,
    description: text.description,
    alternates: { canonical },
    pagination: {
      previous: page > 1 ? paths.products({ ...list, page: page - 1 }) : null,
      next: page < last ? paths.products({ ...list, page: page + 1 }) : null,
    },
    ...(q ? { robots: { index: false, follow: true } } : {}),
  };
}
