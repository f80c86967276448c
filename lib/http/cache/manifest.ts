import { cacheTags, frameTags } from "./cache-tags.ts";

/**
 * Lists what is cached, under which tags, and which writes expire them. Tests compare it with the tags that pages and
 * calls send (e2e/api/cache-manifest.spec.ts) and with every write (manifest.test.ts).
 */

export type TagKind =
  | "settings"
  | "categories"
  | "category"
  | "product-list"
  | "stock"
  | "product"
  | "family"
  | "sizes"
  | "openapi";

/** Returns the kind of a tag that cacheTags made. */
export function getTagKind(tag: string): TagKind {
  const [, kind] = /^(product|category|family)-(?!list$)/.exec(tag) ?? [];
  return (kind ?? tag) as TagKind;
}

/** Tags of the content on every page of the shop. */
const FRAME: readonly TagKind[] = ["settings", "categories"];

const listFrame = (...kinds: TagKind[]): readonly TagKind[] => [...FRAME, ...kinds];

/**
 * Pages that are the same for everybody, by address, with the tags that each may have. A search within /products is
 * cached for an hour, everything else until a tag is expired. The same page in another language (/hi/…) has the row and
 * the tags of the page without the prefix.
 */
export const CACHED_PAGES: Readonly<Record<string, readonly TagKind[]>> = {
  "/": listFrame("product-list", "sizes"),
  "/products": listFrame("product-list"),
  "/product/[id]": listFrame("product", "family", "category", "product-list", "sizes"),
  "/product/[id]/model": listFrame("product", "family", "category", "product-list"),
  "/custom": listFrame("sizes"),
  "/cart": FRAME,
  "/checkout": FRAME,
  "/pay": FRAME,
  "/favourites": FRAME,
  "/quote": FRAME,
  "/newsletter": FRAME,
  "/unsubscribe": FRAME,
  "/developers": FRAME,
  "/developers/[chapter]": FRAME,
  "/privacy-policy": FRAME,
  "/privacy-notice": FRAME,
  "/terms-of-service": FRAME,
  "/returns-refund-policy": FRAME,
  "/sitemap.xml": ["product-list", "categories", "sizes"],
  "/sitemaps/[part]": ["product-list", "categories", "sizes"],
};

/** API reads that are the same for everybody. */
export const CACHED_CALLS: Readonly<Record<string, readonly TagKind[]>> = {
  "GET /products": ["product-list", "stock", "settings"],
  "GET /products/suggest": ["product-list", "settings"],
  "GET /products/{id}": ["product", "family", "category"],
  "GET /categories": ["categories", "product-list"],
  "GET /settings/public": ["settings"],
  "GET /styles": ["sizes"],
  "GET /styles/{id}": ["sizes"],
  "GET /openapi.json": ["openapi"],
};

const FACETS = ["size", "capacity", "material", "food"];

/** The parameters of /products that its answer depends on, in the order of the shop's own links. */
export const LIST_QUERY: readonly string[] = [
  ...["q", "exact", "category", ...FACETS, "inStock", "minPrice", "maxPrice"],
  ...["sort", "page"],
];

/** Parameters that may be repeated; of the others the last counts. */
export const SEVERAL: readonly string[] = FACETS;

/** The parameters of cached calls; the others take none. */
export const CALL_QUERIES: Readonly<Record<string, readonly string[]>> = {
  "GET /products": [
    ...["q", "category", "sort", "minPrice", "maxPrice", "inStock", "material"],
    ...["limit", "cursor"],
  ],
  "GET /products/suggest": ["q", "language"],
};

/**
 * Everything that shows these products: their own pages and reads, lists of stock, and all lists when a card changes.
 */
const PRODUCTS: readonly TagKind[] = ["product", "stock", "product-list"];
const SAVED_PRODUCT: readonly TagKind[] = [...PRODUCTS, "family"];

/**
 * API writes that change something cached, with the most that they expire: a handler expires fewer tags when less has
 * changed. A test compares this with every handler. The worker expires products by itself when it cancels unconfirmed
 * orders (lib/runtime/background/worker-jobs.ts).
 */
export const EXPIRED_BY: Readonly<Record<string, readonly TagKind[]>> = {
  "POST /orders": PRODUCTS,
  "POST /offers/{id}/accept": PRODUCTS,
  "POST /approvals/{id}/approve": PRODUCTS,
  "POST /orders/{id}/cancel": PRODUCTS,
  "POST /admin/orders": PRODUCTS,
  "POST /admin/offers/{id}/accept": PRODUCTS,
  "PATCH /admin/orders/{id}": PRODUCTS,
  "POST /admin/orders/status": PRODUCTS,
  "POST /admin/orders/{id}/cancel": PRODUCTS,
  "POST /admin/orders/{id}/end-short": PRODUCTS,
  "PATCH /admin/claims/{id}": PRODUCTS,
  "POST /admin/orders/{id}/refunds": PRODUCTS,
  "POST /admin/orders/{id}/returns": PRODUCTS,
  "POST /products": SAVED_PRODUCT,
  "PUT /products/{id}": SAVED_PRODUCT,
  "DELETE /products/{id}": PRODUCTS,
  "PATCH /admin/products/{id}": PRODUCTS,
  "POST /admin/products/{id}/publish": SAVED_PRODUCT,
  "POST /admin/products/{id}/restore": SAVED_PRODUCT,
  "POST /admin/products/{id}/stock": PRODUCTS,
  "POST /admin/products/count": PRODUCTS,
  "POST /admin/products/import": [...PRODUCTS, "categories"],
  "PUT /admin/products/featured": ["product-list"],
  "POST /admin/products/{id}/certificates": ["product"],
  "DELETE /admin/certificates/{id}": ["product"],
  "POST /products/{id}/reviews": PRODUCTS,
  "DELETE /auth/me": PRODUCTS,
  "DELETE /admin/users/{id}": PRODUCTS,
  "PATCH /admin/reviews": PRODUCTS,
  "PATCH /admin/reviews/{id}": PRODUCTS,
  "POST /admin/categories": ["categories"],
  "PUT /admin/categories/{slug}": ["categories", "category", "product-list"],
  "DELETE /admin/categories/{slug}": ["categories"],
  "PUT /admin/settings/{key}": ["settings"],
  "POST /admin/settings/{key}/image": ["settings"],
  "PUT /admin/content/{block}": ["settings"],
  "POST /admin/tax-rates": ["settings"],
  "PATCH /admin/tax-rates/{id}": ["settings"],
  "POST /admin/gst/hsn-codes": PRODUCTS,
  "PUT /admin/size-table": ["sizes"],
  "DELETE /admin/demo-data": [...PRODUCTS, "settings", "categories", "sizes"],
};

/** The tags of a search page, which Next renders for each request and gives no tags. */
export const SEARCH_TAGS: readonly string[] = [
  cacheTags.productList,
  cacheTags.sizes,
  ...frameTags,
];
