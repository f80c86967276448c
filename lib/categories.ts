/** The six shelves of the shop, in the order in which they are shown (docs/product.md: Catalogue). */
export const CATEGORIES = [
  "Paper Bags",
  "Food Packaging",
  "Boxes",
  "Cups & Lids",
  "Mailers",
  "Protection",
] as const;

export type Category = (typeof CATEGORIES)[number];

/** "Cups & Lids" → "cups-lids", the form that stands in addresses. */
export function categorySlug(category: Category): string {
  return category.toLowerCase().replace(/[^a-z]+/g, "-");
}

/** Reads a category from an address: its slug or its full name. */
export function categoryFrom(value: string): Category | undefined {
  return CATEGORIES.find((category) => category === value || categorySlug(category) === value);
}
