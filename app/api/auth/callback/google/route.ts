import { signInWithGoogle } from "@/lib/account-life/sign-in-with-google";
import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { recordRefusal, UNKNOWN_ACTOR } from "@/lib/audit/record-refusal";
import { redirectAnswer } from "@/lib/api/route/redirect-answer";
import { resource, route } from "@/lib/api/route/route";
import { serverPaths } from "@/lib/base/server-paths";
import { finishGoogle, requireGoogle } from "@/lib/identity/session/google";
import { readFlow } from "@/lib/identity/session/cookies";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(
    signInEndpoints.finishGoogle,
    async ({ db, query, request, requestCookies, device }) => {
      requireGoogle();
      const flow = readFlow(requestCookies);
      const { location, cookies } = await finishGoogle(request, async (profile) =>
        flow
          ? signInWithGoogle({ db, profile, device, flow })
          : serverPaths.signInFailed("google_failed"),
      );
      // next-auth's own error page is not mounted; the sign-in page reports the error.
      const failed = location === "" || location.includes("/api/auth/error");
      if (!failed) return redirectAnswer(location, cookies);
      const cancelled = query.error === "access_denied";
      await recordRefusal(db, "google", {
        event: "Login Failed",
        actor: UNKNOWN_ACTOR,
        description: `A sign-in with Google ${cancelled ? "was cancelled there" : "could not be checked"}`,
        status: cancelled ? "info" : "failed",
        ipAddress: device.ipAddress,
      });
      return redirectAnswer(
        serverPaths.signInFailed(cancelled ? "google_cancelled" : "google_failed"),
        cookies,
      );
    },
  ),
});
