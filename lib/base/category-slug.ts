/** Under this name the list of all categories is kept; no category may take it. */
export const ALL_CATEGORIES = "all";

export const CATEGORY_LIMITS = { name: 60, description: 300, categories: 60 } as const;

/** What the address of a category can look like. */
export const SLUG_PATTERN = "[a-z0-9]+(?:-[a-z0-9]+)*";

const SLUG = new RegExp(`^${SLUG_PATTERN}$`);

/** "Cups & Lids" → "cups-lids", the form that stands in addresses; a slug stays as it is. */
export function categorySlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function isSlug(text: string): boolean {
  return text.length <= CATEGORY_LIMITS.name && SLUG.test(text);
}
