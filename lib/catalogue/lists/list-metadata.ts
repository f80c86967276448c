import type { Metadata } from "next";
import { translateRow } from "@/lib/base/input/translations";
import { paths } from "@/lib/base/paths";
import { inEnglish, type Translate } from "@/lib/i18n/translate";
import type { Shelf } from "@/lib/catalogue/categories/cached";
import type { ListAddress } from "./list-address";
import type { Crumb } from "../product-page/structured-data";

export function listHeading({ q, category }: ListAddress, t: Translate = inEnglish): string {
  if (q) return category ? t("“{q}” in {category}", { q, category: t(category) }) : `“${q}”`;
  return t(category ?? "Products");
}

export function listCrumbs({ q, category }: ListAddress): Crumb[] {
  return [
    { name: "Home", path: paths.home },
    { name: "Products", path: paths.products() },
    ...(category ? [{ name: category, path: paths.products({ category }) }] : []),
    ...(q ? [{ name: `“${q}”`, path: paths.products({ q, category }) }] : []),
  ];
}

export const ALL_PRODUCTS_TEXT = {
  /** One sentence shown below the heading. */
  lead: "Boxes, mailers, bags and food packaging in stock sizes, plain or printed with your logo.",
  /** For search engines: 50 to 160 characters. */
  description:
    "Custom and eco-friendly packaging for businesses in India: mailers, boxes, paper bags, food packaging, cups and protection, priced by the pack.",
};

function getDescription(shelf: Shelf | undefined, t: Translate): string {
  if (!shelf) return t(ALL_PRODUCTS_TEXT.description);
  const { name, description, metaDescription } = translateRow(shelf, t.language);
  return metaDescription || description || t("{name}, priced by the pack.", { name });
}

function getTitle(list: ListAddress, t: Translate): string {
  const { page } = list;
  const heading = listHeading(list, t);
  return page > 1 ? t("{heading}, page {page}", { heading, page }) : heading;
}

/** All sorts of a first page share one canonical address. */
function toCanonical(list: ListAddress): string {
  const { q, category, filters, page } = list;
  return paths.products(page > 1 ? list : { q, category, filters });
}

/**
 * Metadata of a list for search engines. All sorts of a first page are one page to them, because they hold the same
 * products. Search results and filtered lists are not indexed.
 * @param last number of the last page
 * @param shelf the category and its details
 */
export function listMetadata(
  list: ListAddress,
  last: number,
  shelf?: Shelf,
  t: Translate = inEnglish,
): Metadata {
  const { q, filters, page } = list;
  return {
    // Escapes `$`, because Next inserts the title with String.replace(), which interprets `$&` and similar patterns.
    title: getTitle(list, t).replaceAll("$", "$$$$"),
    description: getDescription(shelf, t),
    ...(shelf?.picture ? { openGraph: { images: [shelf.picture] } } : {}),
    alternates: { canonical: toCanonical(list) },
    pagination: {
      previous: page > 1 ? paths.products({ ...list, page: page - 1 }) : null,
      next: page < last ? paths.products({ ...list, page: page + 1 }) : null,
    },
    ...(q || filters ? { robots: { index: false, follow: true } } : {}),
  };
}
