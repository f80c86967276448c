/**
 * The addresses of the shop's pages. They are in the scripts of every page; addresses that only the admin pages or
 * the server use are in staff-paths.ts and server-paths.ts.
 */

import { categorySlug } from "./ids/category-slug";
import { defaultSort, type SearchSort } from "./product-sort";
import type { AdminTabName } from "./staff-paths";

/** The reason why a page redirected to the sign-in page: the cases of the route guard (docs/product.md: The guard). */
export type SignInReason = "none" | "expired" | "invalid";

export interface ProductListAddress {
  q?: string;
  exact?: boolean;
  /** Its name or its slug. */
  category?: string;
  /** Filters of the list (lib/catalogue/search/list-filters.ts). */
  filters?: readonly (readonly [name: string, value: string])[];
  sort?: SearchSort;
  page?: number;
}

function productList(list: ProductListAddress = {}): string {
  const { q, exact, category, filters = [], sort, page } = list;
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (q && exact) query.set("exact", "1");
  if (category) query.set("category", categorySlug(category));
  for (const [name, value] of filters) query.append(name, value);
  if (sort && sort !== defaultSort(q)) query.set("sort", sort);
  if (page && page > 1) query.set("page", String(page));
  return query.size === 0 ? "/products" : `/products?${query}`;
}

export const paths = {
  home: "/",
  homeSection: (id: "services" | "why-choose-us" | "testimonials" | "contact") => `/#${id}`,
  products: productList,
  favourites: "/favourites",
  /** The page to request a quote, for a product or for something made to measure. */
  quote: (product?: string) =>
    product ? `/quote?product=${encodeURIComponent(product)}` : "/quote",
  /** A quote request for a search without results. */
  quoteFor: (search: string) => `/quote?q=${encodeURIComponent(search)}`,
  /** A quote request with these fields filled in. */
  quoteWith: (fields: Record<string, string>) => `/quote?${new URLSearchParams(fields)}`,
  product: (id: string) => `/product/${id}`,
  /** Boxes made to size, and a single style of them. */
  customStyles: "/custom",
  customStyle: (style: string) => `/custom/${encodeURIComponent(style)}`,
  delivery: "/delivery",
  cart: "/cart",
  checkout: "/checkout",
  orderConfirmation: "/order-confirmation",
  /**
   * The link in a mail, which opens one order repeatedly without an account. `confirm` is for the button by which the
   * reader confirms that the order is theirs; like the key it is never logged.
   */
  orderByKey: (orderId: string, key: string, confirm?: string | null) =>
    `/order-confirmation?order=${encodeURIComponent(orderId)}&key=${encodeURIComponent(key)}${confirm ? `&confirm=${encodeURIComponent(confirm)}` : ""}`,
  /**
   * The page where an order is paid online. It must be opened as a document, because only its headers allow a
   * gateway's script.
   */
  pay: (orderId: string, key?: string) =>
    `/pay?order=${encodeURIComponent(orderId)}${key ? `&key=${encodeURIComponent(key)}` : ""}`,
  privacyPolicy: "/privacy-policy",
  privacyNotice: "/privacy-notice",
  termsOfService: "/terms-of-service",
  returnsRefundPolicy: "/returns-refund-policy",
  /** The API documentation for people. */
  developers: "/developers",
  /** A chapter of it, or one call in it by its operation id. */
  apiChapter: (slug: string, operationId?: string) =>
    `/developers/${slug}${operationId ? `#${operationId}` : ""}`,
  /** An offer; the link in its mails has the key, which opens it without an account and is never logged. */
  offer: (id: string, key?: string) =>
    `/offers/${encodeURIComponent(id)}${key ? `?key=${encodeURIComponent(key)}` : ""}`,
  /** A saved list, on the dashboard's overview. */
  list: (id: string) => `/dashboard?list=${encodeURIComponent(id)}`,
  dashboard: (
    tab?:
      | "orders"
      | "items"
      | "approvals"
      | "offers"
      | "artwork"
      | "statement"
      | "company"
      | "profile"
      | "settings",
  ) => (tab ? `/dashboard?tab=${tab}` : "/dashboard"),
  /** Items of the account whose name or code has this text. */
  itemsWith: (q: string) => `/dashboard?${new URLSearchParams({ tab: "items", q }).toString()}`,
  admin: (tab?: AdminTabName) => (tab ? `/admin?tab=${tab}` : "/admin"),
  order: (id: string) => `/order/${encodeURIComponent(id)}`,
  /** The sign-in page, which leads back to `next` afterwards. */
  signIn: (next: string, reason: SignInReason) =>
    `/auth?${new URLSearchParams({ next, reason }).toString()}`,
  auth: (mode: "login" | "signup" = "login", next?: string) => {
    const query = new URLSearchParams({
      ...(mode === "signup" ? { mode } : {}),
      ...(next ? { next } : {}),
    });
    return query.size === 0 ? "/auth" : `/auth?${query}`;
  },
} as const;
