import { toast } from "@/components/ui/toast/toast";
import { ApiError, call, getSessionEnd } from "@/lib/client/api";
import { storedToken } from "@/lib/client/session";
import { guardTexts } from "@/lib/identity/session/guard-texts";

/** Asks the server whether the stored session is still valid. Removes an ended one, with the guard's message. */
export async function checkSession(): Promise<void> {
  try {
    await call("GET /auth/me", { token: storedToken() });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A network failure or outage signs nobody out.
    if (error.code !== "unauthenticated") return;
    toast({ ...guardTexts[getSessionEnd(error)], destructive: true });
  }
}
