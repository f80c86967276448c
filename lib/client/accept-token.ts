import { ApiError, call, isOutage, getSessionEnd } from "./api";
import { decodeToken } from "./claims";
import { sessionToken, signIn } from "./session";
import { restoreCookie } from "./sign-in";
import { xsrfToken } from "./xsrf";

export type TokenOutcome =
  | { state: "accepted"; name: string; email: string }
  /** Another account is signed in here and stays signed in. */
  | { state: "kept"; email: string }
  | { state: "refused"; because: "expired" | "invalid" }
  | { state: "unreachable" };

/**
 * Accepts the token in an address (docs/product.md: Pages): verified with the server before it is stored, and never in
 * place of another account's valid session.
 */
export async function acceptToken(token: string): Promise<TokenOutcome> {
  const decoded = decodeToken(token);
  if (decoded.state !== "valid") return { state: "refused", because: decoded.state };
  try {
    const live = await liveAccount();
    if (live && live._id !== decoded.claims.sub) return { state: "kept", email: live.email };
    const { name, email } = await call("GET /auth/me", { token });
    await restoreCookie(token);
    signIn(token);
    return { state: "accepted", name, email };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return isOutage(error)
      ? { state: "unreachable" }
      : { state: "refused", because: getSessionEnd(error) };
  }
}

/** Returns the account with a valid session in this browser, by the stored token or else by the cookie. */
async function liveAccount(): Promise<{ _id: string; email: string } | undefined> {
  const token = sessionToken();
  if (token === null && xsrfToken() === undefined) return undefined;
  try {
    return await call("GET /auth/me", { token });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

type CodeOutcome =
  | { state: "accepted"; name: string; email: string }
  | { state: "second-factor"; handle: string }
  /** `message` is the server's; `kept`: another account is signed in here and stays signed in. */
  | { state: "refused" | "kept"; message: string }
  | { state: "unreachable" };

/** Finishes a sign-in with the provider: opens the session of its code, or goes on to the second factor. */
export async function redeemCode(code: string): Promise<CodeOutcome> {
  try {
    const answer = await call("POST /auth/google/token", { body: { code } });
    if (!("token" in answer)) return { state: "second-factor", handle: answer.userId };
    signIn(answer.token);
    const decoded = decodeToken(answer.token);
    const { name, email } = decoded.state === "valid" ? decoded.claims : { name: "", email: "" };
    return { state: "accepted", name, email };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isOutage(error)) return { state: "unreachable" };
    const state = error.code === "already_signed_in" ? "kept" : "refused";
    return { state, message: error.message };
  }
}
