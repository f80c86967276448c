import { toast } from "@/components/ui/toast";
import { ApiError, call, endOf } from "@/lib/client/api";
import { storedToken } from "@/lib/client/session";
import { guardTexts } from "@/lib/session/guard-texts";

/** Asks the shop whether the stored session still lives; one that does not is forgotten, with the guard's words. */
export async function askSession(): Promise<void> {
  try {
    await call("GET /auth/me", { token: storedToken() });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Without an answer nobody is signed out.
    if (error.code !== "unauthenticated") return;
    toast({ ...guardTexts[endOf(error)], destructive: true });
  }
}
