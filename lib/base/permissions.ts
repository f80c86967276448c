/**
 * The only table of permissions. The rows of endpoints (lib/api) and of pages (lib/identity/access/pages.ts) name the
 * permission that they need; `route()`, pages, middleware and menus check it here. What is not granted here is not
 * allowed to anybody.
 */

/** Roles as in the database, from the fewest rights to the most. */
export const ROLES = ["user", "packer", "catalogue", "sales", "accountant", "admin"] as const;

export type Role = (typeof ROLES)[number];

/** The filters for lists of accounts: one role, or all staff. */
export const ROLE_FILTERS = [...ROLES, "staff"] as const;

export type RoleFilter = (typeof ROLE_FILTERS)[number];

/** The role with every permission. */
export const ADMIN = "admin" satisfies Role;

/** The roles of everybody who works in the shop. */
export const STAFF = [
  "packer",
  "catalogue",
  "sales",
  "accountant",
  ADMIN,
] as const satisfies readonly Role[];

const CATALOGUE = ["catalogue", ADMIN] as const satisfies readonly Role[];
const SALES = ["sales", ADMIN] as const satisfies readonly Role[];
const ACCOUNTANT = ["accountant", ADMIN] as const satisfies readonly Role[];

/** Every permission with the roles that have it. */
const GRANTS = {
  // The caller's own data.
  "account.own": ROLES,
  "orders.own": ROLES,
  "two-factor.own": STAFF,
  // The shop's data.
  "admin.open": STAFF,
  "stats.read": ACCOUNTANT,
  // The shop's costs, and so the earnings of sales.
  "costs.read": ACCOUNTANT,
  "orders.read.all": ["packer", "accountant", ADMIN],
  // The steps of an order, its parcel and its notes: the work at the packing table.
  "orders.write.all": ["packer", ADMIN],
  "orders.cancel": [ADMIN],
  // Enters an order for a customer who phoned or wrote.
  "orders.enter": [ADMIN],
  "orders.export": ACCOUNTANT,
  // Sends proofs, records approvals by phone, keeps the tools, and lets an order begin without its approvals.
  "proofs.write": [ADMIN],
  // Offers: reading all, preparing them, and sending them or recording their acceptance by phone.
  "offers.read": SALES,
  "offers.write": SALES,
  "offers.send": SALES,
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
  // Price lists of companies.
  "prices.read": [ADMIN],
  "prices.write": [ADMIN],
  "tax.read": ACCOUNTANT,
  "tax.write": ACCOUNTANT,
  "messages.read": [ADMIN],
  "messages.write": [ADMIN],
  "reviews.read": [ADMIN],
  "reviews.write": [ADMIN],
  "registers.read": ACCOUNTANT,
  "newsletter.export": [ADMIN],
  "users.read": [ADMIN],
  // Grants roles and invitations, so only the admin role has it.
  "users.write": [ADMIN],
  "credit.write": [ADMIN],
  // The companies that buy here, with their people, credit and price list.
  "customers.read": ["sales", "accountant", ADMIN],
  // Their credit, prices and state.
  "companies.write": [ADMIN],
  "audit.read": [ADMIN],
  "audit.export": [ADMIN],
  "settings.read": [ADMIN],
  "settings.write": [ADMIN],
  "system.read": [ADMIN],
  "mails.retry": [ADMIN],
  "backups.create": [ADMIN],
  "backups.download": [ADMIN],
  "keys.write": [ADMIN],
  "webhooks.write": [ADMIN],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof GRANTS;

export const PERMISSIONS = Object.keys(GRANTS) as Permission[];

export const rolesWith = (permission: Permission): readonly Role[] => GRANTS[permission];

/** @param role may be a role in a token that this shop does not know, which has no permission */
export function can(role: string, permission: Permission): boolean {
  return rolesWith(permission).some((granted) => granted === role);
}

/**
 * Reports whether the shop can require two-factor authentication for a permission: true for all that customers do not
 * have, except setting it up.
 */
export function requiresSecondFactor(permission: Permission): boolean {
  return permission !== "two-factor.own" && rolesWith(permission).length < ROLES.length;
}
