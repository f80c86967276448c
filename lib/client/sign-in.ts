import { ApiError, call, dropCookie } from "./api";
import { decodeToken } from "./claims";
import { currentSession, endSession, sessionToken, signIn } from "./session";
import { xsrfToken } from "./xsrf";

/** The steps of signing in and out that need the server. Each throws ApiError as `call` does. */

/** Ends the session at the server, then here. A session that has already ended counts as a success. */
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
 * Removes an invalid stored token and the cookie: a person who is asked to log in again must not be let in by the next
 * page.
 */
export async function dropSession(because: "expired" | "invalid" | "logged-out"): Promise<void> {
  endSession(because);
  if (xsrfToken() === undefined) return;
  await dropCookie();
}

/** Stores the token again when only the cookie still holds the session (docs/product.md: The guard). */
export async function restoreToken(): Promise<void> {
  const answer = await call("POST /auth/exchange", { token: null });
  if (answer) signIn(answer.token);
}

/** Updates the token's claims about the person; without a connection it stays as it is. */
export async function renewToken(): Promise<void> {
  const session = currentSession();
  if (session.state !== "signed-in" || xsrfToken() === undefined) return;
  const exchange = call("POST /auth/exchange", { token: null });
  const answer = await exchange.catch(() => undefined);
  if (!answer) return;
  const renewed = decodeToken(answer.token);
  // The cookie may belong to another account, which is not taken over.
  const isSame = renewed.state === "valid" && renewed.claims.sub === session.claims.sub;
  if (isSame) signIn(answer.token);
}

/** Sets the session cookie, which the pages' guard reads, from the token. */
export async function restoreCookie(token: string): Promise<void> {
  await call("POST /auth/exchange", { token });
}
