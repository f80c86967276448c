/** Every address that a link, a redirect or a fetch of ours uses. */

import { categorySlug } from "./categories/slug";
import type { RoleFilter } from "./permissions";
import { defaultSort, type SearchSort } from "./product-sort";

/** Why a page sent its visitor to the sign-in page: the cases of the route guard (docs/product.md: The guard). */
export type SignInReason = "none" | "expired" | "invalid";

/** Why a sign-in with Google came back without a session. */
export type SignInError =
  "google_cancelled" | "google_unverified" | "google_failed" | "google_deactivated";

export interface ProductListAddress {
  q?: string;
  exact?: boolean;
  /** Its name or its slug. */
  category?: string;
  /** What it is narrowed to (lib/catalogue/list-filters.ts). */
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

/** What a preview of the content can show. */
export const CONTENT_PAGES = ["landing", "privacy", "terms", "returns"] as const;

export type ContentPage = (typeof CONTENT_PAGES)[number];

export const paths = {
  home: "/",
  homeSection: (id: "services" | "why-choose-us" | "testimonials" | "contact") => `/#${id}`,
  products: productList,
  favourites: "/favourites",
  /** Where a price is asked for, of a product or of something made to measure. */
  quote: (product?: string) =>
    product ? `/quote?product=${encodeURIComponent(product)}` : "/quote",
  product: (id: string) => `/product/${id}`,
  delivery: "/delivery",
  certificateFile: (id: string) => `/api/certificates/${id}/file`,
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
   * Where an order is paid online. A page of its own, to be opened as a document: its headers let Razorpay's
   * script in, which those of no other page do.
   */
  pay: (orderId: string, key?: string) =>
    `/pay?order=${encodeURIComponent(orderId)}${key ? `&key=${encodeURIComponent(key)}` : ""}`,
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
  returnsRefundPolicy: "/returns-refund-policy",
  /** One of the sitemaps that /sitemap.xml lists, from 1. */
  sitemapPart: (part: number) => `/sitemaps/${part}.xml`,
  /** The API for people. */
  developers: "/developers",
  /** A chapter of it, or one call there, by the id of its operation. */
  apiChapter: (slug: string, operationId?: string) =>
    `/developers/${slug}${operationId ? `#${operationId}` : ""}`,
  dashboard: (tab?: "orders" | "requests" | "profile" | "settings") =>
    tab ? `/dashboard?tab=${tab}` : "/dashboard",
  admin: (tab?: (typeof ADMIN_TABS)[number]) => (tab ? `/admin?tab=${tab}` : "/admin"),
  /** The Users tab, filtered by the header's search and by role. */
  adminUsers: ({ q, role }: { q?: string; role?: RoleFilter } = {}) =>
    `/admin?${new URLSearchParams({ tab: "users", ...(q ? { q } : {}), ...(role ? { role } : {}) })}`,
  adminProducts: "/admin/products",
  adminProductSearch: (q: string) => `/admin/products?q=${encodeURIComponent(q)}`,
  adminOrders: "/admin/orders",
  /** Where an order is entered for a customer. */
  adminNewOrder: "/admin/orders/new",
  adminOrderSearch: (q: string) => `/admin/orders?q=${encodeURIComponent(q)}`,
  adminOrder: (id: string) => `/admin/orders/${encodeURIComponent(id)}`,
  /** The site with the drafts of its content. */
  adminContentPreview: (page: ContentPage = "landing") =>
    page === "landing" ? "/admin/content/preview" : `/admin/content/preview?page=${page}`,
  adminAuditLogs: "/admin/audit-logs",
  order: (id: string) => `/order/${encodeURIComponent(id)}`,
  /** A file of the API's. */
  messageFile: (id: string) => `/api/admin/messages/${encodeURIComponent(id)}/file`,
  /** Sends a visitor to the sign-in page and remembers where they were going. */
  signIn: (next: string, reason: SignInReason) =>
    `/auth?${new URLSearchParams({ next, reason }).toString()}`,
  signInFailed: (error: SignInError) => `/auth?error=${error}`,
  /** Back from Google: the code is removed from the address at once and redeemed for a session. */
  signedIn: (code: string, next: string | undefined) =>
    `/auth?${new URLSearchParams({ ...(next ? { next } : {}), token: code }).toString()}`,
  /** Where somebody lands who may not see a page. */
  accessDenied: "/?reason=role",
  /** Where a mailed link leads; `reset`, `verify` and `invite` never reach a log or another site. */
  resetPassword: (link: string) => `/auth?reset=${encodeURIComponent(link)}`,
  verifyEmail: (link: string) => `/auth?verify=${encodeURIComponent(link)}`,
  invitation: (link: string) => `/auth?invite=${encodeURIComponent(link)}`,
  /** The pages behind the links of mails that a person can do without; each asks for a press. */
  confirmNewsletter: (link: string) => `/newsletter?link=${encodeURIComponent(link)}`,
  unsubscribe: (link: string) => `/unsubscribe?link=${encodeURIComponent(link)}`,
  auth: (mode: "login" | "signup" = "login", next?: string) => {
    const query = new URLSearchParams({
      ...(mode === "signup" ? { mode } : {}),
      ...(next ? { next } : {}),
    });
    return query.size === 0 ? "/auth" : `/auth?${query}`;
  },
  /** A paper of an order as PDF. */
  orderDocument: (order: string, document: string) =>
    `/api/orders/${encodeURIComponent(order)}/documents/${encodeURIComponent(document)}`,
  /** What a mail program posts to (RFC 8058), and where anything else is led to the page. */
  oneClickUnsubscribe: (link: string) => `/api/unsubscribe?link=${encodeURIComponent(link)}`,
} as const;
