import type { RoleFilter } from "./permissions";

/** The pages that a preview of the content can show. */
export const CONTENT_PAGES = ["landing", "privacy", "notice", "terms", "returns"] as const;

export type ContentPage = (typeof CONTENT_PAGES)[number];

/** The parts of /admin besides its overview, by query parameter `tab` (docs/product.md: Admin). */
export const ADMIN_TABS = [
  "messages",
  "offers",
  "production",
  "payments",
  "reviews",
  "users",
  "companies",
  "categories",
  "sizes",
  "searches",
  "promotions",
  "price-lists",
  "tools",
  "tax",
  "accounts",
  "margins",
  "newsletter",
  "connections",
  "system",
  "content",
  "settings",
  "notifications",
  "2fa",
] as const;

export type AdminTabName = (typeof ADMIN_TABS)[number];

/** The sections of the settings, by query parameter `section`. */
export const SETTINGS_SECTIONS = [
  "shop",
  "contact",
  "hours",
  "delivery",
  "rates",
  "carriers",
  "payments",
  "tax",
  "msme",
  "books",
  "orders",
  "reviews",
  "search",
  "backups",
] as const;

export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** Addresses that only staff use, in the admin and in mails. */
export const staffPaths = {
  products: "/admin/products",
  orders: "/admin/orders",
  order: (id: string) => `/admin/orders/${encodeURIComponent(id)}`,
  offer: (id: string) => `/admin/offers/${encodeURIComponent(id)}`,
  /** All of a buyer or company. */
  customer: (id: string) => `/admin/customers/${encodeURIComponent(id)}`,
  priceList: (id: string) => `/admin/price-lists/${encodeURIComponent(id)}`,
  auditLogs: "/admin/audit-logs",
  /** The Users tab, filtered by the header's search and by role. */
  users: ({ q, role }: { q?: string; role?: RoleFilter } = {}) =>
    `/admin?${new URLSearchParams({ tab: "users", ...(q ? { q } : {}), ...(role ? { role } : {}) })}`,
  /** One account on the Users tab, open for editing. */
  user: ({ _id, email }: { _id: string; email: string }) =>
    `/admin?${new URLSearchParams({ tab: "users", q: email, open: _id })}`,
  newProduct: "/admin/products/new",
  /** The form of a product. */
  product: (id: string) => `/admin/products/${encodeURIComponent(id)}`,
  /** The product's page as it is saved, drafts too. */
  productPreview: (id: string) => `/admin/products/${encodeURIComponent(id)}/preview`,
  /** All orders of the customer of the order with this number. */
  ordersOfCustomer: (orderId: string) => `/admin/orders?customerOf=${orderId}`,
  /** The page to enter an order for a customer, perhaps one who asked for an offer. */
  newOrder: (offer?: string) =>
    `/admin/orders/new${offer ? `?quote=${encodeURIComponent(offer)}` : ""}`,
  newOrderFor: (account: string) => `/admin/orders/new?customer=${encodeURIComponent(account)}`,
  newOffer: "/admin/offers/new",
  /** The page to write an offer for an account or company. */
  newOfferFor: (customer: string) => `/admin/offers/new?customer=${encodeURIComponent(customer)}`,
  /** The Companies tab, searched. */
  companies: (q: string) => `/admin?${new URLSearchParams({ tab: "companies", q })}`,
  /** A version of the size table, to read. */
  sizeTable: (version: number) => `/admin?tab=sizes&version=${version}`,
  /** A section of the settings, perhaps at one of them. */
  settings: (section: SettingsSection, key?: string) =>
    `/admin?tab=settings&section=${section}${key ? `#${key}` : ""}`,
  /** The site with the drafts of its content. */
  contentPreview: (page: ContentPage = "landing") =>
    page === "landing" ? "/admin/content/preview" : `/admin/content/preview?page=${page}`,
} as const;
