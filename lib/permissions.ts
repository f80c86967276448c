/**
 * Who may do what: the only table of it. An endpoint's row (lib/api) and a page's (lib/access/pages.ts)
 * name the permission that they need; `route()`, pages, middleware and menus ask here. What is not
 * granted here nobody may do.
 */

/** As the database has them; a role between these two is one more name here and in the rows below. */
export const ROLES = ["user", "admin"] as const;

export type Role = (typeof ROLES)[number];

/** The role that may do everything. */
export const ADMIN = "admin" satisfies Role;

/** Every permission with the roles that have it. */
const GRANTS = {
  // What is one's own.
  "account.own": ["user", "admin"],
  "orders.own": ["user", "admin"],
  "two-factor.own": ["admin"],
  // The shop's.
  "admin.open": ["admin"],
  "stats.read": ["admin"],
  "orders.read.all": ["admin"],
  "orders.write.all": ["admin"],
  "orders.export": ["admin"],
  "refunds.write": ["admin"],
  "payments.read": ["admin"],
  "payments.write": ["admin"],
  "documents.issue": ["admin"],
  "products.read.all": ["admin"],
  "products.write": ["admin"],
  "products.export": ["admin"],
  "stock.write": ["admin"],
  "demo.delete": ["admin"],
  "promotions.read": ["admin"],
  "promotions.write": ["admin"],
  "tax.read": ["admin"],
  "tax.write": ["admin"],
  "messages.read": ["admin"],
  "messages.write": ["admin"],
  "registers.read": ["admin"],
  "newsletter.read": ["admin"],
  "newsletter.export": ["admin"],
  "users.read": ["admin"],
  "users.write": ["admin"],
  "credit.write": ["admin"],
  "audit.read": ["admin"],
  "audit.export": ["admin"],
  "settings.read": ["admin"],
  "settings.write": ["admin"],
  "system.read": ["admin"],
  "mails.retry": ["admin"],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof GRANTS;

export const PERMISSIONS = Object.keys(GRANTS) as Permission[];

export const rolesWith = (permission: Permission): readonly Role[] => GRANTS[permission];

/** @param role also one that a token names and this shop does not know: it may nothing */
export function can(role: string, permission: Permission): boolean {
  return rolesWith(permission).some((granted) => granted === role);
}

/**
 * Whether the shop can ask two-factor authentication for it: for all that not every customer may, but
 * for setting it up.
 */
export function asksSecondFactor(permission: Permission): boolean {
  return permission !== "two-factor.own" && rolesWith(permission).length < ROLES.length;
}

export const isRole = (value: string): value is Role => ROLES.some((role) => role === value);
