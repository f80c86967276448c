import { toast } from "@/components/ui/toast";
import { ApiError, isOutage, endOf } from "@/lib/client/api";
import { currentSession, storedToken } from "@/lib/client/session";
import { dropSession, restoreCookie, restoreToken } from "@/lib/client/sign-in";
import type { SignInReason } from "@/lib/base/paths";
import type { SignInError } from "@/lib/base/server-paths";
import { guardTexts } from "@/lib/session/guard-texts";

export type Resumed = "signed-in" | "signed-out" | "unreachable";

/**
 * Whether somebody who came to the sign-in page need not sign in (docs/product.md: The guard): a living token
 * brings back the cookie, the cookie alone brings back the token. What is worth nothing is removed,
 * with the guard's words.
 */
export async function resumeSession(
  reason: SignInReason | undefined,
  hasCookie: boolean,
): Promise<Resumed> {
  const session = currentSession();
  const token = storedToken();
  try {
    if (token !== null && session.state === "signed-in") {
      await restoreCookie(token);
      return "signed-in";
    }
    if (token !== null && session.state === "signed-out") {
      const because = session.because === "invalid" ? "invalid" : "expired";
      await dropSession(because);
      return turnedAway(because);
    }
    if (reason || !hasCookie) return turnedAway(reason);
    await restoreToken();
    return "signed-in";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (isOutage(error)) return "unreachable";
    // A cookie whose session has ended is no reason to complain to somebody who came to log in.
    return turnedAway(token === null ? undefined : endOf(error));
  }
}

function turnedAway(reason: SignInReason | undefined): Resumed {
  if (reason) toast({ ...guardTexts[reason], destructive: true });
  return "signed-out";
}

const GOOGLE_TEXTS: Record<SignInError, string> = {
  google_cancelled: "You cancelled the Google sign-in.",
  google_unverified:
    "Google has not verified this email address. Verify it with Google, or sign in with your password.",
  google_deactivated: "This account has been deactivated. Please contact us if that is a mistake.",
  google_failed: "Google could not complete the sign-in. Please try again.",
};

export function tellGoogleFailure(error: SignInError): void {
  toast({ title: "Login Failed", description: GOOGLE_TEXTS[error], destructive: true });
}
