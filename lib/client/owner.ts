import { currentSession } from "./session";

/**
 * Whose something is that a tab keeps: an account's, by its id, or a visitor's (null). What an account's
 * person typed is shown to nobody else after they have logged out; what a visitor typed goes on with the
 * account that they sign in to.
 */
export interface Owned<T> {
  owner: string | null;
  value: T;
}

export function ownerNow(): string | null {
  const session = currentSession();
  return session.state === "signed-in" ? session.claims.sub : null;
}

/** The value where it may be shown now; undefined where it is another's, or none. */
export function valueOf<T>(kept: Owned<T> | null | undefined): T | undefined {
  if (!kept) return undefined;
  return kept.owner === null || kept.owner === ownerNow() ? kept.value : undefined;
}
