import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { redirectAnswer } from "@/lib/api/route/redirect-answer";
import { resource, route } from "@/lib/api/route/route";
import { serverPaths } from "@/lib/base/server-paths";
import { requireGoogle, startGoogle } from "@/lib/identity/session/google";
import { newFlowCookie } from "@/lib/identity/session/cookies";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(signInEndpoints.startGoogle, async ({ query, request }) => {
    requireGoogle();
    const { location, cookies } = await startGoogle(request);
    if (location.includes("/api/auth/error")) {
      return redirectAnswer(serverPaths.signInFailed("google_failed"), cookies);
    }
    return redirectAnswer(location, [...cookies, newFlowCookie(query.next)]);
  }),
});
