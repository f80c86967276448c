import { ApiError, call, isOutage } from "@/lib/client/api";
import { renewToken } from "@/lib/client/sign-in";

/** The result of opening a link that verifies an email. */
export type Outcome =
  | { state: "verified"; email: string }
  /** Nobody is signed in to the link's account here, or the password is wrong. */
  | { state: "password"; problem: string }
  /** The link will never work. */
  | { state: "refused"; text: string }
  /** The link is still valid and can be tried again. */
  | { state: "later"; text: string };

const NO_CONNECTION = "The shop could not be reached. Your link still works: please try again.";

/** @throws any error that is not an answer of the API */
export async function verifyLink(token: string, password?: string): Promise<Outcome> {
  try {
    const body = { token, password };
    const { email } = await call("POST /auth/verify", { body });
    await renewToken();
    return { state: "verified", email };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isOutage(error)) return { state: "later", text: NO_CONNECTION };
    if (error.code === "rate_limited") return { state: "later", text: error.message };
    if (error.fields.password) return { state: "password", problem: error.fields.password };
    return { state: "refused", text: error.message };
  }
}
