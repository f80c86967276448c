import { paths } from "@/lib/base/paths";

/**
 * Where a link of the landing page to a category leads: to all products where the owner has deleted it.
 * @param category its slug, or one that it had before it was renamed; empty: all products
 * @param categories slugs that lead to a category, former ones included
 */
export function shelfAddress(category: string, categories: readonly string[]): string {
  return categories.includes(category) ? paths.products({ category }) : paths.products();
}
