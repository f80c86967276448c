import { currentSession } from "./session";

/**
 * The owner of a value stored by a tab: an account, by its id, or a visitor (null). Values of an account are hidden
 * after logout; values of a visitor move to the account that they sign in to.
 */
export interface Owned<T> {
  owner: string | null;
  value: T;
}

export function ownerNow(): string | null {
  const session = currentSession();
  return session.state === "signed-in" ? session.claims.sub : null;
}

/** The value if it may be shown now; undefined when it belongs to another account, or there is none. */
export function getOwnValue<T>(stored: Owned<T> | null | undefined): T | undefined {
  if (!stored) return undefined;
  return stored.owner === null || stored.owner === ownerNow() ? stored.value : undefined;
}
