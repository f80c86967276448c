/** Every address that a link, a redirect or a fetch of ours uses. */

import { categorySlug, type Category } from "@/lib/catalogue/categories";
import type { ProductSort } from "@/lib/catalogue/sort";

export interface ProductListAddress {
  q?: string;
  category?: Category;
  sort?: ProductSort;
  page?: number;
}

function productList({ q, category, sort, page }: ProductListAddress = {}): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (category) query.set("category", categorySlug(category));
  if (sort && sort !== "name") query.set("sort", sort);
  if (page && page > 1) query.set("page", String(page));
  return query.size === 0 ? "/products" : `/products?${query}`;
}

export const paths = {
  home: "/",
  homeSection: (id: "services" | "why-choose-us" | "testimonials" | "contact") => `/#${id}`,
  products: productList,
  product: (id: string) => `/product/${id}`,
  cart: "/cart",
  checkout: "/checkout",
  orderConfirmation: "/order-confirmation",
  /** The link in a mail: opens one order again and again, without an account. */
  orderByKey: (orderId: string, key: string) =>
    `/order-confirmation?order=${encodeURIComponent(orderId)}&key=${encodeURIComponent(key)}`,
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
  returnsRefundPolicy: "/returns-refund-policy",
  dashboard: (tab?: "orders" | "profile" | "settings") =>
    tab ? `/dashboard?tab=${tab}` : "/dashboard",
  admin: "/admin",
  /** Where a mailed link leads; `reset` and `verify` never reach a log or another site. */
  resetPassword: (link: string) => `/auth?reset=${encodeURIComponent(link)}`,
  verifyEmail: (link: string) => `/auth?verify=${encodeURIComponent(link)}`,
  auth: (mode: "login" | "signup" = "login") => (mode === "signup" ? "/auth?mode=signup" : "/auth"),
  api: {
    products: "/api/products",
    orders: "/api/orders",
  },
} as const;
