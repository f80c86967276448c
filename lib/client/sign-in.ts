import { ApiError, call, dropCookie } from "./api";
import { decodeToken } from "./claims";
import { currentSession, endSession, sessionToken, signIn } from "./session";
import { xsrfToken } from "./xsrf";

/** The steps of signing in and out that need the server. Each throws ApiError as call does. */

/** Ends the session at the server, then here. One that has ended by itself counts as ended. */
export async function logOut(): Promise<void> {
  try {
    const token = sessionToken();
    if (token !== null || xsrfToken() !== undefined) {
      await call("POST /auth/logout", { token });
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
  endSession("logged-out");
}

/**
 * Forgets a stored token that is worth nothing, and the cookie beside it: whoever is told to log in
 * again must not be let in by the next page.
 */
export async function dropSession(because: "expired" | "invalid" | "logged-out"): Promise<void> {
  endSession(because);
  if (xsrfToken() === undefined) return;
  await dropCookie();
}

/** With the cookie alone the session holds: its token is stored again (docs/product.md: The guard). */
export async function restoreToken(): Promise<void> {
  const answer = await call("POST /auth/exchange", { token: null });
  if (answer) signIn(answer.token);
}

/** Brings what the token says of the person up to date; without a connection it stays as it is. */
export async function renewToken(): Promise<void> {
  const session = currentSession();
  if (session.state !== "signed-in" || xsrfToken() === undefined) return;
  const exchange = call("POST /auth/exchange", { token: null });
  const answer = await exchange.catch(() => undefined);
  if (!answer) return;
  const renewed = decodeToken(answer.token);
  // The cookie beside it may be somebody else's, who stays out.
  const isSame = renewed.state === "valid" && renewed.claims.sub === session.claims.sub;
  if (isSame) signIn(answer.token);
}

/** Sets the session cookie, which the pages' guard reads, by the token. */
export async function restoreCookie(token: string): Promise<void> {
  await call("POST /auth/exchange", { token });
}
