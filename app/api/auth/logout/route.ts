import { endSession } from "@/lib/identity/accounts/account-sessions";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/api/route/resource";
import { route } from "@/lib/api/route/route";
import { signedOutAnswer } from "@/lib/api/route/session-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(endpoints.logOut, async ({ db, identity, ipAddress }) => {
    await endSession({ db, identity, only: identity.session.id, ipAddress });
    return signedOutAnswer();
  }),
});
