import type { RoleFilter } from "./permissions";

/** What a preview of the content can show. */
export const CONTENT_PAGES = ["landing", "privacy", "terms", "returns"] as const;

export type ContentPage = (typeof CONTENT_PAGES)[number];

/** Addresses that only the admin's pages name. */
export const staffPaths = {
  /** The Users tab, filtered by the header's search and by role. */
  users: ({ q, role }: { q?: string; role?: RoleFilter } = {}) =>
    `/admin?${new URLSearchParams({ tab: "users", ...(q ? { q } : {}), ...(role ? { role } : {}) })}`,
  /** One account on the Users tab, open to be edited. */
  user: ({ _id, email }: { _id: string; email: string }) =>
    `/admin?${new URLSearchParams({ tab: "users", q: email, open: _id })}`,
  /** One product in the list, open to be edited. */
  product: ({ _id, name }: { _id: string; name: string }) =>
    `/admin/products?${new URLSearchParams({ q: name, open: _id })}`,
  /** All orders of the customer of this one, whose number it is. */
  ordersOfCustomer: (orderId: string) => `/admin/orders?customerOf=${orderId}`,
  /** Where an order is entered for a customer, such as one who has asked for a price. */
  newOrder: (quote?: string) =>
    `/admin/orders/new${quote ? `?quote=${encodeURIComponent(quote)}` : ""}`,
  messages: (q: string) => `/admin?${new URLSearchParams({ tab: "messages", q })}`,
  /** The site with the drafts of its content. */
  contentPreview: (page: ContentPage = "landing") =>
    page === "landing" ? "/admin/content/preview" : `/admin/content/preview?page=${page}`,
  /** A file of the API's. */
  messageFile: (id: string) => `/api/admin/messages/${encodeURIComponent(id)}/file`,
} as const;
