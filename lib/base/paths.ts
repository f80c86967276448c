/**
 * The addresses that the shop's pages lead to. They are in the scripts of every page: what only the admin's pages
 * or the server name stands in staff-paths.ts and server-paths.ts.
 */

import { categorySlug } from "./category-slug";
import { defaultSort, type SearchSort } from "./product-sort";

/** Why a page sent its visitor to the sign-in page: the cases of the route guard (docs/product.md: The guard). */
export type SignInReason = "none" | "expired" | "invalid";

export interface ProductListAddress {
  q?: string;
  exact?: boolean;
  /** Its name or its slug. */
  category?: string;
  /** What it is narrowed to (lib/catalogue/search/list-filters.ts). */
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

/** The parts of /admin beside its overview, by query parameter `tab` (docs/product.md: Admin). */
export const ADMIN_TABS = [
  "messages",
  "payments",
  "reviews",
  "users",
  "categories",
  "promotions",
  "tax",
  "accounts",
  "newsletter",
  "system",
  "content",
  "settings",
  "2fa",
] as const;

export const paths = {
  home: "/",
  homeSection: (id: "services" | "why-choose-us" | "testimonials" | "contact") => `/#${id}`,
  products: productList,
  favourites: "/favourites",
  /** Where a price is asked for, of a product or of something made to measure. */
  quote: (product?: string) =>
    product ? `/quote?product=${encodeURIComponent(product)}` : "/quote",
  /** For what was searched and is not in the shop. */
  quoteFor: (search: string) => `/quote?q=${encodeURIComponent(search)}`,
  product: (id: string) => `/product/${id}`,
  delivery: "/delivery",
  cart: "/cart",
  checkout: "/checkout",
  orderConfirmation: "/order-confirmation",
  /**
   * The link in a mail: opens one order again and again, without an account. `confirm` is for the page's
   * button by which its reader says that the order is theirs; like the key it reaches no log.
   */
  orderByKey: (orderId: string, key: string, confirm?: string | null) =>
    `/order-confirmation?order=${encodeURIComponent(orderId)}&key=${encodeURIComponent(key)}${confirm ? `&confirm=${encodeURIComponent(confirm)}` : ""}`,
  /**
   * Where an order is paid online. A page of its own, to be opened as a document: its headers let a gateway's
   * script in, which those of no other page do.
   */
  pay: (orderId: string, key?: string) =>
    `/pay?order=${encodeURIComponent(orderId)}${key ? `&key=${encodeURIComponent(key)}` : ""}`,
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
  returnsRefundPolicy: "/returns-refund-policy",
  /** The API for people. */
  developers: "/developers",
  /** A chapter of it, or one call there, by the id of its operation. */
  apiChapter: (slug: string, operationId?: string) =>
    `/developers/${slug}${operationId ? `#${operationId}` : ""}`,
  dashboard: (tab?: "orders" | "requests" | "profile" | "settings") =>
    tab ? `/dashboard?tab=${tab}` : "/dashboard",
  admin: (tab?: (typeof ADMIN_TABS)[number]) => (tab ? `/admin?tab=${tab}` : "/admin"),
  adminProducts: "/admin/products",
  adminOrders: "/admin/orders",
  adminOrder: (id: string) => `/admin/orders/${encodeURIComponent(id)}`,
  adminAuditLogs: "/admin/audit-logs",
  order: (id: string) => `/order/${encodeURIComponent(id)}`,
  /** Sends a visitor to the sign-in page and remembers where they were going. */
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
