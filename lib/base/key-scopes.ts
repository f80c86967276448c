import type { Permission } from "./permissions";

/**
 * Every permission that an API key can have; a new one is none of them until it is added here. Left out on purpose: what
 * acts for a person, opens the admin or places orders, and what changes accounts, settings (they decide where money goes
 * and how staff sign in), keys or webhooks.
 */
export const KEY_SCOPES = [
  "stats.read",
  "costs.read",
  "orders.read.all",
  "orders.write.all",
  "orders.cancel",
  "orders.export",
  "proofs.write",
  "offers.read",
  "offers.write",
  "offers.send",
  "returns.write",
  "refunds.write",
  "payments.read",
  "payments.write",
  "documents.issue",
  "products.read.all",
  "products.write",
  "products.export",
  "stock.write",
  "demo.delete",
  "promotions.read",
  "promotions.write",
  "prices.read",
  "prices.write",
  "tax.read",
  "tax.write",
  "messages.read",
  "messages.write",
  "reviews.read",
  "reviews.write",
  "registers.read",
  "newsletter.export",
  "customers.read",
  "companies.write",
  "audit.read",
  "audit.export",
  "settings.read",
  "system.read",
  "mails.retry",
  "backups.create",
] as const satisfies readonly Permission[];

/** A permission that an API key can have. */
export type KeyScope = (typeof KEY_SCOPES)[number];

export function isKeyScope(name: string): name is KeyScope {
  return KEY_SCOPES.some((scope) => scope === name);
}
