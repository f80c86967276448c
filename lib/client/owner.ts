import { currentSession } from "./session";

/**
 * The owner of a value that a tab stores: an account, by its id, or a visitor (null). What an account's person typed is
 * shown to nobody else after they have logged out; what a visitor typed moves to the account that they sign in to.
 */
export interface Owned<T> {
  owner: string | null;
  value: T;
}

export function ownerNow(): string | null {
  const session = currentSession();
  return session.state === "signed-in" ? session.claims.sub : null;
}

/** The value when it may be shown now; undefined when it belongs to somebody else, or there is none. */
export function getOwnValue<T>(kept: Owned<T> | null | undefined): T | undefined {
  if (!kept) return undefined;
  return kept.owner === null || kept.owner === ownerNow() ? kept.value : undefined;
}
