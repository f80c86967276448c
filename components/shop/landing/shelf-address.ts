import { paths } from "@/lib/base/paths";

/**
 * Returns the address of a category linked from the landing page, or of all products if the owner has deleted it.
 * @param category its slug, or one from before it was renamed; empty: all products
 * @param categories slugs that lead to a category, former ones included
 */
export function shelfAddress(category: string, categories: readonly string[]): string {
  return categories.includes(category) ? paths.products({ category }) : paths.products();
}
