import { useTranslate } from "#words";
import { endsSession, isForNow } from "@/components/shared/call/refusal-text";
import { useLoad, type Load } from "@/components/shared/call/use-load";
import { toastFailure } from "@/components/ui/toast/toast";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { call } from "@/lib/client/api";
import { dropSession } from "@/lib/client/sign-in";

function loadProfile(_: string, signal: AbortSignal): Promise<Profile> {
  return call("GET /auth/me", { signal });
}

/**
 * Loads the profile of the signed-in user. A refusal removes the token, and the guard redirects to the home
 * page; an outage keeps the token and offers to try again (docs/product.md: Messages).
 */
export function useProfile(first?: Profile | null): Load<Profile> {
  const t = useTranslate();
  return useLoad({
    load: loadProfile,
    first,
    onFailure: (error) => {
      if (endsSession(error) || isForNow(error)) return;
      toastFailure(
        t("Error fetching user data"),
        t("Could not load user profile. Please log in again."),
      );
      void dropSession("logged-out");
    },
  });
}
