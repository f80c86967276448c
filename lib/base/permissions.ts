/**
 * Who may do what: the only table of it. An endpoint's row (lib/api) and a page's (lib/identity/access/pages.ts)
 * name the permission that they need; `route()`, pages, middleware and menus ask here. What is not
 * granted here nobody may do.
 */

/** As the database has them, from the one who may least to the one who may all. */
export const ROLES = ["user", "packer", "catalogue", "accountant", "admin"] as const;

export type Role = (typeof ROLES)[number];

/** By which roles accounts are filtered: one, or all whose people work in the shop. */
export const ROLE_FILTERS = [...ROLES, "staff"] as const;

export type RoleFilter = (typeof ROLE_FILTERS)[number];

/** The role that may do everything. */
export const ADMIN = "admin" satisfies Role;

/** Whoever works in the shop, whatever they do there. */
export const STAFF = [
  "packer",
  "catalogue",
  "accountant",
  ADMIN,
] as const satisfies readonly Role[];

const CATALOGUE = ["catalogue", ADMIN] as const satisfies readonly Role[];
const ACCOUNTANT = ["accountant", ADMIN] as const satisfies readonly Role[];

/** Every permission with the roles that have it. */
const GRANTS = {
  // What is one's own.
  "account.own": ROLES,
  "orders.own": ROLES,
  "two-factor.own": STAFF,
  // The shop's.
  "admin.open": STAFF,
  "stats.read": ACCOUNTANT,
  "orders.read.all": ["packer", "accountant", ADMIN],
  // The steps of an order, its parcel and its notes: what is done at the packing table.
  "orders.write.all": ["packer", ADMIN],
  "orders.cancel": [ADMIN],
  // In the name of a customer who has phoned or written.
  "orders.enter": [ADMIN],
  "orders.export": ACCOUNTANT,
  "returns.write": ACCOUNTANT,
  "refunds.write": ACCOUNTANT,
  "payments.read": ACCOUNTANT,
  "payments.write": ACCOUNTANT,
  "documents.issue": ACCOUNTANT,
  "products.read.all": CATALOGUE,
  "products.write": CATALOGUE,
  "products.export": CATALOGUE,
  "stock.write": CATALOGUE,
  "demo.delete": [ADMIN],
  "promotions.read": [ADMIN],
  "promotions.write": [ADMIN],
  "tax.read": ACCOUNTANT,
  "tax.write": ACCOUNTANT,
  "messages.read": [ADMIN],
  "messages.write": [ADMIN],
  "reviews.read": [ADMIN],
  "reviews.write": [ADMIN],
  "registers.read": ACCOUNTANT,
  "newsletter.read": [ADMIN],
  "newsletter.export": [ADMIN],
  "users.read": [ADMIN],
  // Whoever has it can give others a role, or ask them in: it stays with the role that may do everything.
  "users.write": [ADMIN],
  "credit.write": [ADMIN],
  "audit.read": [ADMIN],
  "audit.export": [ADMIN],
  "settings.read": [ADMIN],
  "settings.write": [ADMIN],
  "system.read": [ADMIN],
  "mails.retry": [ADMIN],
  "backups.create": [ADMIN],
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
