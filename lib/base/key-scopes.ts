import { PERMISSIONS, type Permission } from "./permissions";

/**
 * What no API key may do: act for a person, open the admin, place orders, and change accounts, settings (they decide
 * where money goes and how staff sign in), keys or webhooks.
 */
const PEOPLE_ONLY = [
  "account.own",
  "orders.own",
  "two-factor.own",
  "admin.open",
  "orders.enter",
  "users.read",
  "users.write",
  "credit.write",
  "settings.write",
  "keys.write",
  "webhooks.write",
] as const satisfies readonly Permission[];

/** A permission that an API key can have. */
export type KeyScope = Exclude<Permission, (typeof PEOPLE_ONLY)[number]>;

export const KEY_SCOPES = PERMISSIONS.filter(isKeyScope);

export function isKeyScope(name: string): name is KeyScope {
  return (
    PERMISSIONS.some((known) => known === name) &&
    !PEOPLE_ONLY.some((permission) => permission === name)
  );
}
