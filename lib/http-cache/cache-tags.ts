import { sameCaseId } from "../base/uuid.ts";

/** Names under which pages and reads are kept; a write expires exactly those that it changes. */
export const cacheTags = {
  settings: "settings",
  /** Every list of products: its order, its members, what a card shows. */
  productList: "product-list",
  /** Which categories there are, and what stands about them: every page of the shop names them. */
  categories: "categories",
  /** What says the name of one category, by its address. */
  category: (slug: string) => `category-${slug}`,
  /** An address may hold the id in capital letters: its page is kept as the same product's. */
  product: (id: string) => `product-${sameCaseId(id)}`,
  /** What shows the sizes of one thing. */
  family: (id: string) => `family-${id}`,
  /**
   * What there is not. It is never kept: whoever makes up addresses would fill the cache with nothing
   * and push out what others read.
   */
  absent: "absent",
} as const;

/** What stands on every page of the shop. */
export const frameTags: readonly string[] = [cacheTags.settings, cacheTags.categories];

/** What shows one of these products: its own page and reads, and every list. */
export const productTags = (ids: Iterable<string>): string[] => [
  ...new Set(Array.from(ids, cacheTags.product)),
  cacheTags.productList,
];
