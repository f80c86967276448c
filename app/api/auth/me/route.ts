import { deleteAccount } from "@/lib/accounts/delete-account";
import { readProfile } from "@/lib/accounts/profile";
import { updateProfile } from "@/lib/accounts/update-profile";
import { endpoints } from "@/lib/api/endpoints";
import { resource } from "@/lib/http/resource";
import { route } from "@/lib/http/route";
import { renewedSession, sessionAnswer, signedOutAnswer } from "@/lib/http/session-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(endpoints.getProfile, async ({ db, identity }) => ({
    body: await readProfile(db, identity.account.id),
  })),
  PATCH: route(endpoints.updateProfile, async ({ db, body, identity, ipAddress }) => {
    const profile = await updateProfile({ db, identity, request: body, ipAddress });
    const { cookies } = sessionAnswer(renewedSession(profile.token, identity.session));
    return { body: profile, cookies };
  }),
  DELETE: route(endpoints.deleteAccount, async ({ db, body, identity, ipAddress }) => {
    await deleteAccount({ db, identity, ...body, ipAddress });
    return signedOutAnswer();
  }),
});
