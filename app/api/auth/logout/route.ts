import { endSession } from "@/lib/accounts/end-session";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { signedOutAnswer } from "@/lib/http/session-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.logOut, async ({ db, identity, ipAddress }) => {
    await endSession({ db, identity, only: identity.session.id, ipAddress });
    return signedOutAnswer();
  }),
});
