import { endpoints } from "@/lib/api/endpoints";
import { redirectAnswer } from "@/lib/http/redirect-answer";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { paths } from "@/lib/paths";
import { startGoogle } from "@/lib/session/google";
import { isGoogleOn } from "@/lib/session/google-enabled";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.startGoogle, async ({ query }) => {
    if (!isGoogleOn()) return redirectAnswer(paths.signInFailed("google_off"));
    const { location, cookies } = await startGoogle(paths.api.googleDone(query.next));
    const isProvider = !location.includes("/api/auth/error");
    return redirectAnswer(isProvider ? location : paths.signInFailed("google_failed"), cookies);
  }),
});
