import { can, type Permission } from "@/lib/base/permissions";

/** The permission that each page needs (docs/product.md: Pages). A page that is not listed is public. */
export const PAGES: ReadonlyMap<string, Permission> = new Map([
  ["/dashboard", "account.own"],
  ["/order", "orders.own"],
  ["/admin/products", "products.read.all"],
  ["/admin/orders/new", "orders.enter"],
  ["/admin/orders", "orders.read.all"],
  ["/admin/offers/new", "offers.write"],
  ["/admin/offers", "offers.read"],
  ["/admin/customers", "customers.read"],
  ["/admin/price-lists", "prices.read"],
  ["/admin/audit-logs", "audit.read"],
  ["/admin?tab=payments", "payments.read"],
  ["/admin?tab=messages", "messages.read"],
  ["/admin?tab=offers", "offers.read"],
  ["/admin?tab=production", "orders.write.all"],
  ["/admin?tab=reviews", "reviews.read"],
  ["/admin?tab=users", "users.read"],
  ["/admin?tab=companies", "customers.read"],
  ["/admin?tab=categories", "products.read.all"],
  ["/admin?tab=sizes", "costs.read"],
  ["/admin?tab=searches", "stats.read"],
  ["/admin?tab=promotions", "promotions.read"],
  ["/admin?tab=price-lists", "prices.read"],
  ["/admin?tab=tools", "proofs.write"],
  ["/admin?tab=tax", "tax.read"],
  ["/admin?tab=accounts", "registers.read"],
  ["/admin?tab=margins", "costs.read"],
  ["/admin?tab=newsletter", "newsletter.export"],
  ["/admin?tab=connections", "keys.write"],
  ["/admin?tab=system", "system.read"],
  ["/admin?tab=settings", "settings.read"],
  ["/admin?tab=content", "settings.read"],
  ["/admin/content/preview", "settings.read"],
  ["/admin?tab=notifications", "admin.open"],
  ["/admin?tab=2fa", "two-factor.own"],
  ["/admin", "admin.open"],
]);

/**
 * Returns the permission that the page at this address (path and query) needs; undefined for a public page. The first
 * matching row decides: a row matches an open tab, or a path and everything below it.
 */
export function pagePermission(address: string): Permission | undefined {
  const [pathname = "", query] = address.split("?", 2);
  const opened = `${pathname}?tab=${new URLSearchParams(query).get("tab")}`;
  for (const [page, permission] of PAGES) {
    if (page === opened || page === pathname || pathname.startsWith(`${page}/`)) return permission;
  }
  return undefined;
}

export function mayOpen(role: string, address: string): boolean {
  const permission = pagePermission(address);
  return permission === undefined || can(role, permission);
}
