import { sameCaseId } from "../base/uuid.ts";

/** Names under which pages and reads are cached; a write expires exactly those that it changes. */
export const cacheTags = {
  settings: "settings",
  /** Every list of products: its order, its members, what a card shows. */
  productList: "product-list",
  /** How many packs there are of anything: what tells it of many products at once. */
  stock: "stock",
  /** Which categories there are, and what stands about them: every page of the shop names them. */
  categories: "categories",
  /** What says the name of one category, by its address. */
  category: (slug: string) => `category-${slug}`,
  /** An address may hold the id in capital letters: its page is cached as the same product's. */
  product: (id: string) => `product-${sameCaseId(id)}`,
  /** What shows the sizes of one thing. */
  family: (id: string) => `family-${id}`,
  /** The document of the API: changes with a new version of the shop alone. */
  openapi: "openapi",
  /**
   * What there is not. It is never cached: whoever makes up addresses would fill the cache with nothing
   * and push out what others read.
   */
  absent: "absent",
} as const;

/** What stands on every page of the shop. */
export const frameTags: readonly string[] = [cacheTags.settings, cacheTags.categories];

/** After these products changed: their own pages and reads, and every list. */
export const changedTags = (ids: readonly string[]): string[] =>
  ids.length === 0 ? [] : [...soldTags(ids, false), cacheTags.productList];

/** After these products were sold; a card changes where one of them is sold out. */
export const soldTags = (ids: readonly string[], isSoldOut: boolean): string[] => {
  if (ids.length === 0) return [];
  const lists = isSoldOut ? [cacheTags.productList] : [];
  return [...new Set(ids.map(cacheTags.product)), cacheTags.stock, ...lists];
};

/** After a product was saved, published or restored: its other sizes name it from now on. */
export const savedTags = (product: { _id: string; family: { _id: string } | null }): string[] => [
  ...changedTags([product._id]),
  ...(product.family ? [cacheTags.family(product.family._id)] : []),
];
