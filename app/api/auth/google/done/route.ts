import { endpoints } from "@/lib/api/endpoints";
import { redirectAnswer } from "@/lib/http/redirect-answer";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { paths } from "@/lib/paths";
import { sessionCookieName } from "@/lib/session/cookies";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.returnFromGoogle, ({ query, requestCookies }) => {
    const token = requestCookies[sessionCookieName()];
    if (!token) return redirectAnswer(paths.signInFailed("google_failed"));
    return redirectAnswer(paths.signedIn(token, query.next));
  }),
});
