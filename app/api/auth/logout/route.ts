import { endSession } from "@/lib/identity/accounts/account-sessions";
import { signInEndpoints } from "@/lib/identity/sign-in-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { signedOutAnswer } from "@/lib/api/route/session-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: route(signInEndpoints.logOut, async ({ db, identity, ipAddress }) => {
    await endSession({ db, identity, only: identity.session.id, ipAddress });
    return signedOutAnswer();
  }),
});
