import { paths } from "@/lib/base/paths";

/**
 * Returns the URL of a category linked from the landing page, or of all products if the owner has deleted it.
 * @param category its slug, current or former; empty for all products
 * @param categories slugs of existing categories, former ones included
 */
export function shelfAddress(category: string, categories: readonly string[]): string {
  return categories.includes(category) ? paths.products({ category }) : paths.products();
}
