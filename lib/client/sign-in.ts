import { ApiError, callApi } from "./api";
import { endSession, sessionToken, signIn } from "./session";
import { xsrfToken } from "./xsrf";

/** The steps of signing in and out that need the server. Each throws ApiError as callApi does. */

/** Ends the session at the server, then here. One that has ended by itself counts as ended. */
export async function logOut(): Promise<void> {
  try {
    if (sessionToken() !== null || xsrfToken() !== undefined) {
      await callApi<"logOut">({ call: "POST /auth/logout" });
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
  await callApi<"logOut">({ call: "POST /auth/logout", token: null }).catch(() => undefined);
}

/** With the cookie alone the session holds: its token is stored again (contract section 1). */
export async function restoreToken(): Promise<void> {
  const answer = await callApi<"exchangeToken">({ call: "POST /auth/exchange", token: null });
  if (answer) signIn(answer.token);
}

/** Sets the session cookie, which the pages' guard reads, by the token. */
export async function restoreCookie(token: string): Promise<void> {
  await callApi<"exchangeToken">({ call: "POST /auth/exchange", token });
}
