/** The key under which the list of all categories is cached; no category may have this slug. */
export const ALL_CATEGORIES = "all";

export const CATEGORY_LIMITS = { name: 60, description: 300, categories: 60 } as const;

/** HTML pattern of a category's slug. */
export const SLUG_PATTERN = "[a-z0-9]+(?:-[a-z0-9]+)*";

const SLUG = new RegExp(`^${SLUG_PATTERN}$`);

/** Turns "Cups & Lids" into "cups-lids", the form in addresses; a slug stays as it is. */
export function categorySlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function isSlug(text: string): boolean {
  return text.length <= CATEGORY_LIMITS.name && SLUG.test(text);
}
