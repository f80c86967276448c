import { signInWithGoogle } from "@/lib/accounts/sign-in-with-google";
import { endpoints } from "@/lib/api/endpoints";
import { prisma } from "@/lib/db/client";
import { redirectAnswer } from "@/lib/http/redirect-answer";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { paths } from "@/lib/paths";
import { finishGoogle, isGoogleOn } from "@/lib/session/google";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.finishGoogle, async ({ query, requestCookies, device }) => {
    if (!isGoogleOn()) return redirectAnswer(paths.signInFailed("google_off"));
    const { location, cookies } = await finishGoogle(query, requestCookies, (profile) =>
      signInWithGoogle({ db: prisma(), profile, device }),
    );
    return redirectAnswer(destination(location, query.error), cookies);
  }),
});

/** next-auth's own error page is not mounted; the sign-in page tells what happened. */
function destination(location: string, error: string | undefined): string {
  const failed = location === "" || location.includes("/api/auth/error");
  if (!failed) return location;
  const cancelled = error === "access_denied";
  return paths.signInFailed(cancelled ? "google_cancelled" : "google_failed");
}
