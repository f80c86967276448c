import { ApiError, call, isOutage } from "./api";
import { decodeToken } from "./claims";
import { signIn } from "./session";

export type CodeOutcome =
  | { state: "accepted"; name: string; email: string }
  | { state: "second-factor"; handle: string }
  /** In the server's words; `kept`: somebody else is signed in here and stays so. */
  | { state: "refused" | "kept"; message: string }
  | { state: "unreachable" };

/** Finishes a sign-in with the provider: the session that its code stands for, or its second step. */
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
