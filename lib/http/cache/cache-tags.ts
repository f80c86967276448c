import { sameCaseId } from "../../base/ids/uuid.ts";

/** Tags under which pages and reads are cached. A write expires exactly the tags that it changes. */
export const cacheTags = {
  settings: "settings",
  /** Every list of products: its order, its members, and the content of a card. */
  productList: "product-list",
  /** Stock of any product, for what shows the stock of many products at once. */
  stock: "stock",
  /** The list of categories and their texts; every page of the shop names them. */
  categories: "categories",
  /** Everything that shows the name of one category, by its slug. */
  category: (slug: string) => `category-${slug}`,
  /** An address may contain the id in upper case; its page is cached under the same product's tag. */
  product: (id: string) => `product-${sameCaseId(id)}`,
  /** Everything that shows the sizes of one product family. */
  family: (id: string) => `family-${id}`,
  /** Boxes made to size: the styles, their limits and minimum prices. */
  sizes: "sizes",
  /** The API document, which changes only with a new version of the shop. */
  openapi: "openapi",
  /**
   * Marks a missing page. It is never cached: otherwise made-up addresses would fill the cache and push out pages
   * that others read.
   */
  absent: "absent",
} as const;

/** Tags of the content on every page of the shop. */
export const frameTags: readonly string[] = [cacheTags.settings, cacheTags.categories];

/** Returns the tags to expire after these products changed: their own pages and reads, and every list. */
export const changedTags = (ids: readonly string[]): string[] =>
  ids.length === 0 ? [] : [...soldTags(ids, false), cacheTags.productList];

/** Returns the tags to expire after these products were sold. A card changes only when one of them is sold out. */
export const soldTags = (ids: readonly string[], isSoldOut: boolean): string[] => {
  if (ids.length === 0) return [];
  const lists = isSoldOut ? [cacheTags.productList] : [];
  return [...new Set(ids.map(cacheTags.product)), cacheTags.stock, ...lists];
};

/**
 * Returns the tags to expire after a product was saved, published or restored: its other sizes name it from now on.
 */
export const savedTags = (product: { _id: string; family: { _id: string } | null }): string[] => [
  ...changedTags([product._id]),
  ...(product.family ? [cacheTags.family(product.family._id)] : []),
];
