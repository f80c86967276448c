import { deleteAccount } from "@/lib/account-life/delete-account";
import { readProfile } from "@/lib/identity/accounts/profile";
import { updateProfile } from "@/lib/identity/accounts/update-profile";
import { changedTags } from "@/lib/http/cache/cache-tags";
import { accountEndpoints } from "@/lib/identity/account-endpoints";
import { resource, route } from "@/lib/api/route/route";
import { sessionAnswer, signedOutAnswer } from "@/lib/api/route/session-answer";
import { renewedSession } from "@/lib/identity/session/sessions";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: route(accountEndpoints.getProfile, async ({ db, identity }) => ({
    body: await readProfile(db, identity.account.id),
  })),
  PATCH: route(accountEndpoints.updateProfile, async ({ db, body, identity, ipAddress }) => {
    const profile = await updateProfile({ db, identity, request: body, ipAddress });
    const { cookies } = sessionAnswer(renewedSession(profile.token, identity.session));
    return { body: profile, cookies };
  }),
  DELETE: route(
    accountEndpoints.deleteAccount,
    async ({ db, body, identity, ipAddress, expire }) => {
      expire(changedTags(await deleteAccount({ db, identity, ...body, ipAddress })));
      return signedOutAnswer();
    },
  ),
});
